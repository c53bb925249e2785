import type { ChangeEvent } from 'react';
import { useFetcher } from 'react-router';
import { wordsFor } from '~/lib/reasons';
import { Icon } from '~/ui/icon/icon';
import { wordsOfCategory } from '../categories';
import type { NotificationAnswer } from '../change-notifications';
import type { Setting } from '../settings-queries';
import classes from './notification-settings.module.css';

export const channels = [
  { name: 'inApp', key: 'in_app', title: 'App', by: 'in the app' },
  { name: 'email', key: 'email', title: 'E-mail', by: 'by e-mail' },
  { name: 'push', key: 'push', title: 'Push', by: 'by push' },
] as const;

/** One category with its switches. Each is saved at once; one that could not be goes back, and says why. */
export function SettingRow({ setting }: { setting: Setting }) {
  const { category, fixed } = setting;
  const fetcher = useFetcher<NotificationAnswer>();
  const words = wordsOfCategory(category);
  const refused = fetcher.state === 'idle' ? fetcher.data?.refused : undefined;
  const has = { inApp: true, email: setting.hasEmail, push: setting.hasPush };
  const save = (event: ChangeEvent<HTMLInputElement>) => void fetcher.submit(event.currentTarget.form);
  return (
    <li className={classes.row}>
      <fetcher.Form method="post" className={classes.form}>
        <input type="hidden" name="intent" value="save-choice" />
        <input type="hidden" name="category" value={category} />
        <fieldset className={classes.fieldset}>
          <legend className={classes.legend}>{words.title}</legend>
          <p className={classes.text}>{words.text}</p>
          {fixed.length > 0 && words.fixed && (
            <p className={classes.fixed}>
              <Icon name="lock" size={14} /> {words.fixed}
            </p>
          )}
          {channels.map(({ name, key, title, by }) => {
            const isFixed = fixed.includes(key);
            const isOn = fetcher.formData ? fetcher.formData.has(name) : setting[name];
            if (!has[name])
              return (
                <span key={name} className={classes.none} data-channel={name} aria-hidden>
                  {isOn && <input type="hidden" name={name} value="on" />}
                </span>
              );
            return (
              <label key={name} className={classes.choice} data-channel={name}>
                {isFixed && <input type="hidden" name={name} value="on" />}
                <input
                  type="checkbox"
                  role="switch"
                  name={isFixed ? undefined : name}
                  className={classes.switch}
                  aria-label={`${words.title} ${by}`}
                  checked={isOn}
                  aria-checked={isOn}
                  disabled={isFixed}
                  onChange={save}
                />
                <span className={classes.channel} aria-hidden>
                  {title}
                </span>
              </label>
            );
          })}
        </fieldset>
        <p role="alert" className={classes.problem}>
          {refused && `That was not saved. ${wordsFor(refused)}`}
        </p>
      </fetcher.Form>
    </li>
  );
}
