import { useRevalidator } from 'react-router';
import { platformContext } from '~/db/context';
import { requireStaff } from '~/features/access/middleware';
import { pageMeta } from '~/lib/page-meta';
import { checkSelf } from '~/services/self-check.server';
import { Badge } from '~/ui/badge/badge';
import { Button } from '~/ui/button/button';
import { PanelBoundary } from '~/ui/errors/panel-boundary';
import { Notice } from '~/ui/notice/notice';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import type { Route } from './+types/self-check';
import classes from './self-check.module.css';

export const middleware = [requireStaff];
export const clientMiddleware = [requireStaff];

/** Always the server: only it sees its own parts. */
export function loader({ context }: Route.LoaderArgs) {
  return checkSelf(context.get(platformContext));
}

export const meta = () =>
  pageMeta({ title: 'Self-check', description: 'How every part of this installation does.' });

export default function SelfCheck({ loaderData }: Route.ComponentProps) {
  const { checks, mailbox } = loaderData;
  const { revalidate, state } = useRevalidator();
  const failing = checks.filter(({ ok }) => ok === false).length;
  return (
    <div className={classes.page}>
      <PageHeader
        title="Self-check"
        text="How every part of this installation does, right now."
        actions={
          <Button kind="secondary" icon="refresh" busy={state !== 'idle'} onClick={() => void revalidate()}>
            Check again
          </Button>
        }
      />
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
