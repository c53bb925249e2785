import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { requireEntityId } from '~/lib/entity-id';
import { keepWhenOffline } from '~/routes/keep-when-offline';
import { ButtonLink } from '~/ui/button/button-link';
import { PageHeader } from '~/ui/page-header/page-header';
import type { Route } from './+types/settings';
import classes from './event-admin-page.module.css';
import { EventEditor } from './event-editor';
import { eventMeta } from './event-meta';
import { EventReading } from './event-reading';
import { loadEventEditing } from './load-event-editing';

const load = ({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) =>
  loadEventEditing(context.get(dbContext), requireEntityId(params.id));

export const loader = load;
export const clientLoader = load;
export const shouldRevalidate = keepWhenOffline;

export const meta: Route.MetaFunction = ({ matches }) =>
  eventMeta('Settings', 'The details of the event.', matches);

const editorLevel = 2;

export default function Settings({ loaderData }: Route.ComponentProps) {
  const { event, level } = loaderData;
  const out = event.status !== 'draft' && event.status !== 'scheduled';
  return (
    <div className={classes.page}>
      <PageHeader
        title="Settings"
        text={
          level < editorLevel ? 'What the event page shows. Editors of the team can change it.' : undefined
        }
        actions={
          <ButtonLink kind="secondary" icon="eye" to={href('/event/:id', { id: String(event.id) })}>
            {out ? 'See the page' : 'Preview'}
          </ButtonLink>
        }
      />
      {level < editorLevel ? <EventReading event={event} /> : <EventEditor key={event.id} {...loaderData} />}
    </div>
  );
}
