import { data, href } from 'react-router';
import { dbContext } from '~/db/context';
import { requireSignedIn } from '~/features/access/middleware';
import { MessageText } from '~/features/holder-messages/components/message-text';
import { getHolderMessage } from '~/features/holder-messages/queries';
import { requireEntityId } from '~/lib/entity-id';
import { pageMeta } from '~/lib/page-meta';
import { ButtonLink } from '~/ui/button/button-link';
import { PageHeader } from '~/ui/page-header/page-header';
import { LocalTime } from '~/ui/time/local-time';
import type { Route } from './+types/organiser-message';

export const middleware = [requireSignedIn];
export const clientMiddleware = [requireSignedIn];

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const message = await getHolderMessage(context.get(dbContext), requireEntityId(params.id));
  if (!message) throw data(null, { status: 404 });
  return { message };
}

export const loader = load;
export const clientLoader = load;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.message.subject ?? 'A message',
    description: 'What an organiser tells the holders of tickets.',
  });

/** Where the bell leads: what an organiser wrote, in full. */
export default function OrganiserMessage({ loaderData: { message } }: Route.ComponentProps) {
  return (
    <article>
      <PageHeader
        title={message.subject}
        eyebrow={message.event_title}
        text={
          <>
            {message.organiser} · <LocalTime at={message.sent_at} zone={message.timezone} />
          </>
        }
      />
      <MessageText text={message.body} />
      <p>
        <ButtonLink kind="secondary" to={href('/event/:id', { id: String(message.event_id) })}>
          See the event
        </ButtonLink>
      </p>
    </article>
  );
}
