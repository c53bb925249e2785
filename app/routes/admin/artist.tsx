import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { getArtist } from '~/features/artists/queries';
import { listEventsOf } from '~/features/events/queries';
import { currentMinute } from '~/features/events/rules';
import { listTeam } from '~/features/permissions/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { missingPageMeta, pageMeta } from '~/lib/page-meta';
import { useViewer } from '~/routes/use-viewer';
import { ButtonLink } from '~/ui/button/button-link';
import type { Route } from './+types/artist';
import { EntityOverview } from './entity-overview';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const now = currentMinute();
  const [artist, upcoming, past, team] = await Promise.all([
    orNotFound(getArtist(db, id)),
    listEventsOf(db, { artist: id }, 'upcoming', now),
    listEventsOf(db, { artist: id }, 'past', now),
    listTeam(db, 'artist', id),
  ]);
  return { artist, upcoming, past, team };
}

export const loader = load;
export const clientLoader = load;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({ title: `${loaderData.artist.name} – artist`, description: `Run ${loaderData.artist.name}.` })
    : missingPageMeta;

export default function ArtistAdmin({ loaderData }: Route.ComponentProps) {
  const { artist, ...lists } = loaderData;
  const id = { id: String(artist.id) };
  return (
    <EntityOverview
      {...lists}
      eyebrow="Artist"
      name={artist.name}
      viewerId={useViewer()?.userId ?? 0}
      zone="UTC"
      facts={[
        { name: 'Name', value: artist.name },
        { name: 'Description', value: artist.description || 'None' },
      ]}
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
    />
  );
}
