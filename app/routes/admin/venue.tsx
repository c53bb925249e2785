import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { TeamList } from '~/features/permissions/components/team-list';
import { listTeam } from '~/features/permissions/queries';
import { getEditableVenue } from '~/features/venues/editing-queries';
import { listCountries, listTimezones } from '~/lib/choices';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { missingPageMeta, pageMeta } from '~/lib/page-meta';
import { keepWhenOffline } from '~/routes/keep-when-offline';
import { useViewer } from '~/routes/use-viewer';
import { ButtonLink } from '~/ui/button/button-link';
import { Panel } from '~/ui/panel/panel';
import type { Route } from './+types/venue';
import { changeEntityTeam } from './change-entity-team';
import { EntityOverview } from './entity-overview';
import { editorLevel, loadEntity } from './load-entity';
import { VenueDetails } from './venue-details';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const [venue, team, choices, shown] = await Promise.all([
    orNotFound(getEditableVenue(db, id)),
    listTeam(db, 'venue', id),
    { countries: listCountries(), zones: listTimezones() },
    loadEntity(db, 'venue', id),
  ]);
  return { venue, team, choices, ...shown };
}

export const loader = load;
export const clientLoader = load;
export const shouldRevalidate = keepWhenOffline;

/** Whoever is in the team can leave it here. */
const act = (args: Pick<Route.ActionArgs, 'params' | 'context' | 'request'>) =>
  changeEntityTeam('venue', args);

export const action = act;
export const clientAction = act;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const name = loaderData?.venue.content.name;
  return name ? pageMeta({ title: `${name} – venue`, description: `Run ${name}.` }) : missingPageMeta;
};

export default function VenueAdmin({ loaderData }: Route.ComponentProps) {
  const { venue, team, choices, level, lists } = loaderData;
  const id = { id: String(venue.id) };
  const mayEdit = level >= editorLevel;
  return (
    <EntityOverview
      key={venue.id}
      {...lists}
      entity={{ type: 'venue', id: venue.id }}
      eyebrow="Venue"
      name={venue.content.name}
      hidden={venue.is_hidden}
      mayEdit={mayEdit}
      details={<VenueDetails venue={venue} choices={choices} mayEdit={mayEdit} />}
      actions={
        <>
          <ButtonLink kind="secondary" icon="external" to={href('/venue/:id', id)}>
            Public page
          </ButtonLink>
          <ButtonLink kind="secondary" icon="settings" to={href('/admin/venue/:id/settings', id)}>
            Settings
          </ButtonLink>
        </>
      }
    >
      <Panel title="Team">
        <TeamList
          team={team}
          viewerId={useViewer()?.userId ?? 0}
          canManage={false}
          zone={venue.content.timezone}
        />
      </Panel>
    </EntityOverview>
  );
}
