import { href, Link } from 'react-router';
import { ReportList } from '~/features/chat/components/report-list';
import { listReports } from '~/features/chat/desk-queries';
import type { ChatReport } from '~/features/chat/desk-types';
import { Button } from '~/ui/button/button';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Panel } from '~/ui/panel/panel';
import classes from './chat-desk.module.css';
import { ReportDecisions } from './report-decisions';
import { useMore } from './use-more';

type State = 'open' | 'decided';
type ChatReportsProps = {
  event: { id: number; timezone: string };
  reports: ChatReport[];
  state: State;
};

const pageSize = 20;
const states: { state: State; label: string; to: string }[] = [
  { state: 'open', label: 'Open', to: '?' },
  { state: 'decided', label: 'Decided', to: '?state=decided' },
];

export function ChatReports({ event, reports, state }: ChatReportsProps) {
  const { rows, hasMore, busy, showMore } = useMore(reports, pageSize, (db, before) =>
    listReports(db, event.id, state, before),
  );
  const eventId = String(event.id);
  return (
    <Panel
      title="Reports"
      actions={
        <nav className={classes.states} aria-label="Which reports">
          {states.map((one) => (
            <Link
              key={one.state}
              to={one.to}
              className={classes.state}
              aria-current={one.state === state ? 'page' : undefined}
              preventScrollReset
            >
              {one.label}
            </Link>
          ))}
        </nav>
      }
    >
      {rows.length === 0 ? (
        <EmptyState icon="shield" title={state === 'open' ? 'Nothing to decide' : 'Nothing decided yet'}>
          {state === 'open'
            ? 'When somebody reports a message, it is here with what was said around it.'
            : 'What you decide about reports is kept here.'}
        </EmptyState>
      ) : (
        <div className={classes.more}>
          <ReportList
            reports={rows}
            zone={event.timezone}
            pictureOf={(id) => `/chat-picture/${id}`}
            roomLinkOf={({ roomId, roomName }) => (
              <Link to={href('/event/:eventId/chat/:chatId', { eventId, chatId: String(roomId) })}>
                {roomName}
              </Link>
            )}
            actionsOf={(report) => state === 'open' && <ReportDecisions report={report} />}
          />
          {hasMore && (
            <Button kind="secondary" size="sm" busy={busy} onClick={showMore}>
              Show older
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}
