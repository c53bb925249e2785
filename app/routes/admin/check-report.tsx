import type { SelfCheck } from '~/services/self-check.server';
import { Badge } from '~/ui/badge/badge';
import { Notice } from '~/ui/notice/notice';
import { Panel } from '~/ui/panel/panel';
import classes from './self-check.module.css';

/** What was checked, with what needs attention said first. */
export function CheckReport({ checks, mailbox }: SelfCheck) {
  const failing = checks.filter(({ ok }) => ok === false).length;
  return (
    <div className={classes.page}>
      <Notice tone={failing > 0 ? 'bad' : 'good'}>
        {failing > 0
          ? `${failing} of ${checks.length} need attention.`
          : 'Everything that was checked is well.'}
      </Notice>
      <Panel>
        <ul className={classes.checks}>
          {checks.map(({ name, ok, words }) => (
            <li key={name}>
              <span className={classes.name}>{name}</span>
              <span className={classes.words}>{words}</span>
              {ok !== undefined && <Badge tone={ok ? 'green' : 'red'}>{ok ? 'Well' : 'Look here'}</Badge>}
            </li>
          ))}
        </ul>
      </Panel>
      {mailbox && (
        <Panel title="Local mailbox" text="No mail server is configured, so mail is kept on this machine.">
          <a className={classes.mailbox} href={mailbox}>
            Open the local mailbox
          </a>
        </Panel>
      )}
    </div>
  );
}
