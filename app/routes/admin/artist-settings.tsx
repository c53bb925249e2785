import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { getArtist } from '~/features/artists/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { missingPageMeta, pageMeta } from '~/lib/page-meta';
import { PageHeader } from '~/ui/page-header/page-header';
import type { Route } from './+types/artist-settings';
import classes from './admin-page.module.css';
import { changeEntityTeam } from './change-entity-team';
import { loadTeam } from './load-team';
import { TeamPage } from './team-page';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const [artist, team] = await Promise.all([orNotFound(getArtist(db, id)), loadTeam(db, 'artist', id)]);
  return { artist, team };
}

export const loader = load;
export const clientLoader = load;

const act = (args: Pick<Route.ActionArgs, 'params' | 'context' | 'request'>) =>
  changeEntityTeam('artist', args);

export const action = act;
export const clientAction = act;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: `Settings – ${loaderData.artist.name}`,
        description: 'Who may do what for this artist.',
      })
    : missingPageMeta;

export default function ArtistSettings({ loaderData }: Route.ComponentProps) {
  const { artist, team } = loaderData;
  return (
    <div className={classes.page}>
      <PageHeader
        back={{ to: href('/admin/artist/:id', { id: String(artist.id) }), label: artist.name }}
        title="Settings"
        text="Who may do what for this artist."
      />
      <TeamPage {...team} zone="UTC" />
    </div>
  );
}
