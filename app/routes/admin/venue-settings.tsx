import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { getVenue } from '~/features/venues/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { missingPageMeta, pageMeta } from '~/lib/page-meta';
import { PageHeader } from '~/ui/page-header/page-header';
import type { Route } from './+types/venue-settings';
import classes from './admin-page.module.css';
import { changeEntityTeam } from './change-entity-team';
import { loadTeam } from './load-team';
import { TeamPage } from './team-page';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const [venue, team] = await Promise.all([orNotFound(getVenue(db, id)), loadTeam(db, 'venue', id)]);
  return { venue, team };
}

export const loader = load;
export const clientLoader = load;

const act = (args: Pick<Route.ActionArgs, 'params' | 'context' | 'request'>) =>
  changeEntityTeam('venue', args);

export const action = act;
export const clientAction = act;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: `Settings – ${loaderData.venue.name}`,
        description: 'Who may do what for this venue.',
      })
    : missingPageMeta;

export default function VenueSettings({ loaderData }: Route.ComponentProps) {
  const { venue, team } = loaderData;
  return (
    <div className={classes.page}>
      <PageHeader
        back={{ to: href('/admin/venue/:id', { id: String(venue.id) }), label: venue.name }}
        title="Settings"
        text="Who may do what for this venue."
      />
      <TeamPage {...team} zone={venue.timezone} />
    </div>
  );
}
