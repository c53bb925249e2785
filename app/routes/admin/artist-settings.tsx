import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { getEditableArtist } from '~/features/artists/editing-queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { missingPageMeta, pageMeta } from '~/lib/page-meta';
import { keepWhenOffline } from '~/routes/keep-when-offline';
import { PageHeader } from '~/ui/page-header/page-header';
import type { Route } from './+types/artist-settings';
import classes from './admin-page.module.css';
import { changeEntityTeam } from './change-entity-team';
import { EntityStanding } from './entity-standing';
import { loadLevel } from './load-level';
import { loadTeam } from './load-team';
import { TeamPage } from './team-page';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const [artist, team, level] = await Promise.all([
    orNotFound(getEditableArtist(db, id)),
    loadTeam(db, 'artist', id),
    loadLevel(db, 'artist', id),
  ]);
  return { artist, team, level };
}

export const loader = load;
export const clientLoader = load;
export const shouldRevalidate = keepWhenOffline;

const act = (args: Pick<Route.ActionArgs, 'params' | 'context' | 'request'>) =>
  changeEntityTeam('artist', args);

export const action = act;
export const clientAction = act;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: `Settings – ${loaderData.artist.content.name}`,
        description: 'Who sees this artist, and who may do what for it.',
      })
    : missingPageMeta;

export default function ArtistSettings({ loaderData }: Route.ComponentProps) {
  const { artist, team, level } = loaderData;
  const { name } = artist.content;
  return (
    <div className={classes.page}>
      <PageHeader
        back={{ to: href('/admin/artist/:id', { id: String(artist.id) }), label: name }}
        title="Settings"
        text="Who sees this artist, and who may do what for it."
      />
      <TeamPage {...team} zone="UTC" />
      <EntityStanding
        entity={{ type: 'artist', id: artist.id }}
        name={name}
        hidden={artist.is_hidden}
        level={level}
      />
    </div>
  );
}
