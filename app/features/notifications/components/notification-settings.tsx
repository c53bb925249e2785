import { Panel } from '~/ui/panel/panel';
import type { Device, Setting } from '../settings-queries';
import classes from './notification-settings.module.css';
import { PushDevices } from './push-devices';
import { channels, SettingRow } from './setting-row';

type NotificationSettingsProps = { userId: number; settings: Setting[]; devices: Device[]; now: string };

/** What one is told, and how: in the app, by letter, on a locked phone. */
export function NotificationSettings({ userId, settings, devices, now }: NotificationSettingsProps) {
  return (
    <Panel title="What we tell you" headingLevel={3} text="Changes save straight away.">
      <div id="notification-settings" className={classes.settings}>
        <div className={classes.heads} aria-hidden>
          {channels.map(({ name, title }) => (
            <span key={name} data-channel={name}>
              {title}
            </span>
          ))}
        </div>
        <ul className={classes.list}>
          {settings.map((setting) => (
            <SettingRow key={setting.category} setting={setting} />
          ))}
        </ul>
        <PushDevices userId={userId} devices={devices} now={now} />
      </div>
    </Panel>
  );
}
