import { useEffect, useRef } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { Button } from '~/ui/button/button';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Panel } from '~/ui/panel/panel';
import type { NotificationPage } from '../queries';
import { useUnread } from '../unread';
import { NotificationList } from './notification-list';
import classes from './notification-list.module.css';

type NotificationsPanelProps = NotificationPage & {
  /** Whether newer ones are on a page before this. */
  isOlderPage: boolean;
  ownProfile: string;
  backend: string;
  now: string;
};

/** What one was told, newest first. `read-notifications` with `upTo` marks everything up to there as read. */
export function NotificationsPanel({ older, isOlderPage, ...list }: NotificationsPanelProps) {
  const { Form, state } = useFetcher();
  const unread = useUnread();
  useNewsOnThePage(unread);
  const newest = list.notifications[0]?.id;
  return (
    <Panel
      title="Notifications"
      actions={
        unread > 0 &&
        newest !== undefined && (
          <Form method="post">
            <input type="hidden" name="intent" value="read-notifications" />
            <input type="hidden" name="upTo" value={newest} />
            <Button type="submit" kind="quiet" icon="check" busy={state !== 'idle'}>
              Mark all as read
            </Button>
          </Form>
        )
      }
    >
      {newest === undefined ? (
        <EmptyState icon="bell" title="Nothing new">
          Follow artists, venues and promoters, and you are told here when they announce something.
        </EmptyState>
      ) : (
        <NotificationList {...list} />
      )}
      {(isOlderPage || older !== undefined) && (
        <div className={classes.pages}>
          {isOlderPage && (
            <ButtonLink kind="secondary" to={{ search: '', hash: 'notifications' }} preventScrollReset>
              Newest
            </ButtonLink>
          )}
          {older !== undefined && (
            <ButtonLink
              kind="secondary"
              to={{ search: `?before=${older}`, hash: 'notifications' }}
              preventScrollReset
            >
              Older
            </ButtonLink>
          )}
        </div>
      )}
    </Panel>
  );
}

/** The list follows the bell: when the count goes up, there is something to show. */
function useNewsOnThePage(unread: number): void {
  const { revalidate } = useRevalidator();
  const known = useRef(unread);
  useEffect(() => {
    if (unread > known.current) void revalidate();
    known.current = unread;
  }, [unread, revalidate]);
}
