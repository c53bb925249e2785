import { data, href, redirect } from 'react-router';
import { dbContext } from '~/db/context';
import { requireSignedIn } from '~/features/access/middleware';
import { type AskedQuestion, questionsFor, readAttendees } from '~/features/orders/attendees';
import { getViewer } from '~/features/session/queries';
import { listQuestions } from '~/features/ticket-types/queries';
import { declineTicket, takeTicket } from '~/features/tickets/commands';
import { getTicketOffer } from '~/features/tickets/queries';
import { AppError } from '~/lib/app-error';
import { requireEntityId } from '~/lib/entity-id';
import { pageMeta } from '~/lib/page-meta';
import type { Route } from './+types/ticket-offer';
import { OfferedTicket } from './offered-ticket';

export const middleware = [requireSignedIn];
export const clientMiddleware = [requireSignedIn];

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const offer = await getTicketOffer(db, requireEntityId(params.id));
  if (!offer) throw data(null, { status: 404 });
  const isAsking = offer.event_id !== null && offer.is_for_viewer && offer.state === 'open';
  const [viewer, all] = await Promise.all([getViewer(db), isAsking ? listQuestions(db, offer.event_id) : []]);
  const questions = all.map(
    ({ is_required, ticket_type_ids, ...question }): AskedQuestion => ({
      ...question,
      isRequired: is_required,
      typeIds: ticket_type_ids,
    }),
  );
  return {
    offer,
    userId: viewer?.userId ?? 0,
    questions: offer.event_id === null ? [] : questionsFor(questions, offer.ticket_type_id),
  };
}

export const loader = load;
export const clientLoader = load;

/** The same on both sides: it is the person themselves who takes or declines. */
async function act({ params, context, request }: Pick<Route.ActionArgs, 'params' | 'context' | 'request'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const form = await request.formData();
  const [said] = readAttendees(form, [{ n: 1, typeId: 0 }]);
  const answers = said?.answers ?? {};
  try {
    if (form.get('intent') === 'decline') {
      await declineTicket(db, id);
      return redirect(href('/ticket-offer/:id', { id: String(id) }));
    }
    await takeTicket(db, id, answers);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { reason: error.reason, answers };
  }
  const viewer = await getViewer(db);
  return redirect(`${href('/user/:id', { id: String(viewer?.userId ?? 0) })}#tickets`);
}

export const action = act;
export const clientAction = act;

export const meta = () =>
  pageMeta({ title: 'A ticket for you', description: 'Somebody offers you their ticket.' });

export default function TicketOfferPage({ loaderData, actionData }: Route.ComponentProps) {
  return <OfferedTicket {...loaderData} answer={actionData} />;
}
