import { useEffect, useState } from 'react';
import { dbContext, platformContext } from '~/db/context';
import { requireStaff } from '~/features/access/middleware';
import { TestForm } from '~/features/notifications/components/test-form';
import { TestList } from '~/features/notifications/components/test-list';
import { isMoving } from '~/features/notifications/testing';
import { sendTestNotification } from '~/features/notifications/testing-commands';
import {
  findPeople,
  listNotificationKinds,
  listNotificationTests,
} from '~/features/notifications/testing-queries';
import { pageMeta } from '~/lib/page-meta';
import { useCommands } from '~/routes/use-commands';
import { useLookingAgain } from '~/routes/use-looking-again';
import { useViewer } from '~/routes/use-viewer';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import type { Route } from './+types/test-notifications';
import classes from './admin-page.module.css';
import { ownZone } from './own-zone';
import layout from './test-notifications.module.css';

export const middleware = [requireStaff];
export const clientMiddleware = [requireStaff];

/** Always the server: only it knows whether mail stays on this machine. */
export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const [tests, kinds] = await Promise.all([listNotificationTests(db), listNotificationKinds(db)]);
  return { tests, kinds, mailbox: context.get(platformContext).mailboxOpen ? '/local/mailbox' : null };
}

const description = 'Send a notification to yourself or a person, and see what was delivered and why not.';

export const meta = () => pageMeta({ title: 'Test notifications', description });

export default function TestNotifications({ loaderData: { tests, kinds, mailbox } }: Route.ComponentProps) {
  const { run, ask } = useCommands();
  const viewer = useViewer();
  // The server does not know the clock of whoever looks.
  const [zone, setZone] = useState('UTC');
  useEffect(() => setZone(ownZone()), []);
  useLookingAgain(tests.some(isMoving) ? 1500 : null);
  return (
    <div className={classes.page}>
      <PageHeader title="Test notifications" text={description} />
      <div className={layout.columns}>
        <Panel title="Send a test">
          <TestForm
            self={{ id: viewer?.userId ?? 0, name: viewer?.name ?? '' }}
            kinds={kinds}
            search={async (text) => (await ask((db) => findPeople(db, text))) ?? []}
            send={(test) => run((db) => sendTestNotification(db, test))}
          />
        </Panel>
        <Panel
          title="Results"
          text={
            mailbox && (
              <>
                Mail stays on this machine: it is in the <a href={mailbox}>local mailbox</a>.
              </>
            )
          }
        >
          {tests.length === 0 ? (
            <EmptyState icon="bell" title="No test has been sent">
              Each letter and push of a test is followed here from waiting to sent, with the reason where it
              was not.
            </EmptyState>
          ) : (
            <TestList tests={tests} zone={zone} />
          )}
        </Panel>
      </div>
    </div>
  );
}
