import { ActionLog } from '~/features/chat/components/action-log';
import { listChatActions } from '~/features/chat/desk-queries';
import type { ChatAction } from '~/features/chat/desk-types';
import { Button } from '~/ui/button/button';
import { Panel } from '~/ui/panel/panel';
import classes from './chat-desk.module.css';
import { useMore } from './use-more';

type ChatLogProps = { event: { id: number; timezone: string }; actions: ChatAction[] };

const pageSize = 50;

export function ChatLog({ event, actions }: ChatLogProps) {
  const { rows, hasMore, busy, showMore } = useMore(actions, pageSize, (db, before) =>
    listChatActions(db, event.id, before),
  );
  return (
    <Panel title="What moderators did">
      {rows.length === 0 ? (
        <p>Nothing so far.</p>
      ) : (
        <div className={classes.more}>
          <ActionLog actions={rows} zone={event.timezone} />
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
