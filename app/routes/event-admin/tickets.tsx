import { useState } from 'react';
import { href, Link } from 'react-router';
import { dbContext } from '~/db/context';
import { getEventHeading } from '~/features/events/queries';
import { currentMinute } from '~/features/events/rules';
import { arePayoutsReady, getPlatformFee, listForSale, listQuestions } from '~/features/ticket-types/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { editorLevel, managerLevel } from '~/routes/admin/load-entity';
import { loadLevel } from '~/routes/admin/load-level';
import { keepWhenOffline } from '~/routes/keep-when-offline';
import { Button } from '~/ui/button/button';
import { ButtonLink } from '~/ui/button/button-link';
import { Notice } from '~/ui/notice/notice';
import { PageHeader } from '~/ui/page-header/page-header';
import type { Route } from './+types/tickets';
import classes from './event-admin-page.module.css';
import { eventMeta } from './event-meta';
import { GiftDialog } from './gift-dialog';
import { PoolsPanel } from './pools-panel';
import { QuestionsPanel } from './questions-panel';
import { TicketTypesPanel } from './ticket-types-panel';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const [event, level, forSale, fee, payoutsReady, questions] = await Promise.all([
    orNotFound(getEventHeading(db, id)),
    loadLevel(db, 'event', id),
    listForSale(db, id),
    getPlatformFee(db),
    arePayoutsReady(db, id),
    listQuestions(db, id),
  ]);
  return { event: { ...event, id }, level, forSale, fee, payoutsReady, questions, now: currentMinute() };
}

export const loader = load;
export const clientLoader = load;
export const shouldRevalidate = keepWhenOffline;

const description = 'What people can buy for this event, at what price and how many.';

export const meta: Route.MetaFunction = ({ matches }) => eventMeta('Tickets', description, matches);

export default function Tickets({ loaderData }: Route.ComponentProps) {
  const { event, level, forSale, fee, payoutsReady, questions, now } = loaderData;
  const [giving, setGiving] = useState(false);
  const mayDecide = level >= managerLevel;
  const waitsForPayouts = !payoutsReady && forSale.types.some(({ content }) => (content.price ?? 0) > 0);
  return (
    <div className={classes.page}>
      <PageHeader
        title="Tickets"
        text={mayDecide ? description : `${description} Managers of the team can change it.`}
        actions={
          <>
            {level >= editorLevel && (
              <ButtonLink kind="secondary" icon="edit" to={`${href('/customize-tickets')}?event=${event.id}`}>
                Design them
              </ButtonLink>
            )}
            {mayDecide && forSale.types.length > 0 && (
              <Button kind="secondary" icon="send" onClick={() => setGiving(true)}>
                Give tickets
              </Button>
            )}
          </>
        }
      />
      {waitsForPayouts && (
        <Notice tone="warning" title="Paid tickets wait for payouts">
          Nobody can be paid for this event yet, so only free tickets can be sold.{' '}
          {mayDecide ? (
            <Link to={`${href('/admin/event/:id/settings', { id: String(event.id) })}#payouts`}>
              See who could be paid
            </Link>
          ) : (
            'An owner of its promoter sets payouts up.'
          )}
        </Notice>
      )}
      <TicketTypesPanel
        {...forSale}
        event={event}
        fee={fee}
        payoutsReady={payoutsReady}
        now={now}
        mayDecide={mayDecide}
      />
      <PoolsPanel {...forSale} eventId={event.id} mayDecide={mayDecide} />
      <QuestionsPanel questions={questions} types={forSale.types} eventId={event.id} mayDecide={mayDecide} />
      {giving && <GiftDialog types={forSale.types} onClose={() => setGiving(false)} />}
    </div>
  );
}
