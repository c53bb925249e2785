import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { getEditableArtist } from '~/features/artists/editing-queries';
import { listGenreTree } from '~/features/genres/editing-queries';
import { TeamList } from '~/features/permissions/components/team-list';
import { listTeam } from '~/features/permissions/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { missingPageMeta, pageMeta } from '~/lib/page-meta';
import { keepWhenOffline } from '~/routes/keep-when-offline';
import { useViewer } from '~/routes/use-viewer';
import { ButtonLink } from '~/ui/button/button-link';
import { Panel } from '~/ui/panel/panel';
import type { Route } from './+types/artist';
import { ArtistDetails } from './artist-details';
import { changeEntityTeam } from './change-entity-team';
import { EntityOverview } from './entity-overview';
import { editorLevel, loadEntity } from './load-entity';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const [artist, team, genres, shown] = await Promise.all([
    orNotFound(getEditableArtist(db, id)),
    listTeam(db, 'artist', id),
    listGenreTree(db),
    loadEntity(db, 'artist', id),
  ]);
  return { artist, team, genres, ...shown };
}

export const loader = load;
export const clientLoader = load;
export const shouldRevalidate = keepWhenOffline;

/** Whoever is in the team can leave it here. */
const act = (args: Pick<Route.ActionArgs, 'params' | 'context' | 'request'>) =>
  changeEntityTeam('artist', args);

export const action = act;
export const clientAction = act;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const name = loaderData?.artist.content.name;
  return name ? pageMeta({ title: `${name} – artist`, description: `Run ${name}.` }) : missingPageMeta;
};

export default function ArtistAdmin({ loaderData }: Route.ComponentProps) {
  const { artist, team, genres, level, lists } = loaderData;
  const id = { id: String(artist.id) };
  const mayEdit = level >= editorLevel;
  return (
    <EntityOverview
      key={artist.id}
      {...lists}
      entity={{ type: 'artist', id: artist.id }}
      eyebrow="Artist"
      name={artist.content.name}
      hidden={artist.is_hidden}
      mayEdit={mayEdit}
      details={<ArtistDetails artist={artist} genres={genres} mayEdit={mayEdit} />}
      actions={
        <>
          <ButtonLink kind="secondary" icon="external" to={href('/artist/:id', id)}>
            Public page
          </ButtonLink>
          <ButtonLink kind="secondary" icon="settings" to={href('/admin/artist/:id/settings', id)}>
            Settings
          </ButtonLink>
        </>
      }
    >
      <Panel title="Team">
        <TeamList team={team} viewerId={useViewer()?.userId ?? 0} canManage={false} zone="UTC" />
      </Panel>
    </EntityOverview>
  );
}
