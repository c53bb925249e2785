import { useEffect } from 'react';
import { data, type ShouldRevalidateFunctionArgs, useFetcher, useRevalidator } from 'react-router';
import { dbContext, platformContext } from '~/db/context';
import { getSignedIn } from '~/db/signed-in';
import { requireStaff } from '~/features/access/middleware';
import { pageMeta } from '~/lib/page-meta';
import { lookAround } from '~/services/self-check/look.server';
import { tryEverything } from '~/services/self-check/round-trips.server';
import { sendTestLetter } from '~/services/self-check/test-letter.server';
import { Button } from '~/ui/button/button';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import { toast } from '~/ui/toast/toast';
import type { Route } from './+types/self-check';
import classes from './admin-page.module.css';
import { CheckList } from './check-list';

export const middleware = [requireStaff];
export const clientMiddleware = [requireStaff];

/** Always the server: only it sees its own parts. Opening the page changes nothing. */
export function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  return { looks: lookAround(platform), mailbox: platform.mailboxOpen ? '/local/mailbox' : null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const db = context.get(dbContext);
  const form = await request.formData();
  if (form.get('intent') === 'letter') {
    const { email = '' } = (await getSignedIn(db)) ?? {};
    return { letter: await sendTestLetter(platform, email) };
  }
  const { data: session } = await db.auth.getSession();
  if (!session.session) throw data(null, { status: 401 });
  return { trips: tryEverything(platform, { db, accessToken: session.session.access_token }) };
}

/** Compressed, nothing would be sent before the last part has answered. */
export const headers = () => ({ 'cache-control': 'no-store, no-transform' });

/** Trying the parts changes nothing that the page shows. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === 'POST' ? false : defaultShouldRevalidate;

const description = 'How every part of this installation does, right now.';

export const meta = () => pageMeta({ title: 'Self-check', description });

export default function SelfCheck({ loaderData: { looks, mailbox } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const trying = useFetcher<typeof action>();
  const writing = useFetcher<typeof action>();
  const trips = trying.data && 'trips' in trying.data ? trying.data.trips : null;
  const letter = writing.data && 'letter' in writing.data ? writing.data.letter : null;
  useEffect(() => {
    if (letter) toast({ text: letter.words, tone: letter.sent ? 'good' : 'bad' });
  }, [letter]);
  return (
    <div className={classes.page}>
      <PageHeader title="Self-check" text={description} />
      <Panel
        title="Round trips"
        text="Each part is used as people use it: something is written, sent or put away, and has to come back within 5 seconds."
        actions={
          <Button
            icon="flash"
            size="sm"
            busy={trying.state !== 'idle'}
            onClick={() => void trying.submit({ intent: 'try' }, { method: 'post' })}
          >
            {trips ? 'Try again' : 'Try every part'}
          </Button>
        }
      >
        {trips ? (
          <CheckList checks={trips} label="Round trips" summed />
        ) : (
          <EmptyState icon="flash" title="Not tried yet">
            It takes a second or two, and nothing of it stays.
          </EmptyState>
        )}
      </Panel>
      <Panel
        title="At a glance"
        text="Read when the page was opened, without changing anything."
        actions={
          <Button
            kind="secondary"
            size="sm"
            icon="refresh"
            busy={state !== 'idle'}
            onClick={() => void revalidate()}
          >
            Look again
          </Button>
        }
      >
        <CheckList checks={looks} label="At a glance" />
      </Panel>
      <Panel
        title="Mail"
        text={
          mailbox ? (
            <>
              Mail stays on this machine: it is in the <a href={mailbox}>local mailbox</a>.
            </>
          ) : (
            'A letter to your own address shows whether mail arrives.'
          )
        }
      >
        <Button
          kind="secondary"
          icon="mail"
          busy={writing.state !== 'idle'}
          onClick={() => void writing.submit({ intent: 'letter' }, { method: 'post' })}
        >
          Send me a test letter
        </Button>
      </Panel>
    </div>
  );
}
