import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { EditStages } from '~/features/venues/components/edit-stages';
import { getEditableVenue, listStages } from '~/features/venues/editing-queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { missingPageMeta, pageMeta } from '~/lib/page-meta';
import { keepWhenOffline } from '~/routes/keep-when-offline';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import type { Route } from './+types/venue-settings';
import classes from './admin-page.module.css';
import { changeEntityTeam } from './change-entity-team';
import { EntityStanding } from './entity-standing';
import { editorLevel } from './load-entity';
import { loadLevel } from './load-level';
import { loadTeam } from './load-team';
import { TeamPage } from './team-page';
import { useStageActs } from './use-stage-acts';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const [venue, team, level, stages] = await Promise.all([
    orNotFound(getEditableVenue(db, id)),
    loadTeam(db, 'venue', id),
    loadLevel(db, 'venue', id),
    listStages(db, id),
  ]);
  return { venue, team, level, stages };
}

export const loader = load;
export const clientLoader = load;
export const shouldRevalidate = keepWhenOffline;

const act = (args: Pick<Route.ActionArgs, 'params' | 'context' | 'request'>) =>
  changeEntityTeam('venue', args);

export const action = act;
export const clientAction = act;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: `Settings – ${loaderData.venue.content.name}`,
        description: 'Who sees this venue, and who may do what for it.',
      })
    : missingPageMeta;

export default function VenueSettings({ loaderData }: Route.ComponentProps) {
  const { venue, team, level, stages } = loaderData;
  const { name } = venue.content;
  return (
    <div className={classes.page}>
      <PageHeader
        back={{ to: href('/admin/venue/:id', { id: String(venue.id) }), label: name }}
        title="Settings"
        text="Who sees this venue, and who may do what for it."
      />
      <Panel title="Stages" text="Rooms and floors that a timetable can name.">
        <EditStages
          stages={stages}
          acts={useStageActs(venue.id, stages.length)}
          readOnly={level < editorLevel}
        />
      </Panel>
      <TeamPage {...team} zone={venue.content.timezone} />
      <EntityStanding
        entity={{ type: 'venue', id: venue.id }}
        name={name}
        hidden={venue.is_hidden}
        level={level}
      />
    </div>
  );
}
