import { dbContext } from '~/db/context';
import { findArtists } from '~/features/artists/queries';
import { listUpcomingEvents } from '~/features/events/queries';
import { currentMinute, parseCursor } from '~/features/events/rules';
import { listGenres } from '~/features/genres/queries';
import { findPromoters } from '~/features/promoters/queries';
import { findVenues } from '~/features/venues/queries';
import { pageMeta, publicUrlOf } from '~/lib/page-meta';
import type { Route } from './+types/discover';
import classes from './discover.module.css';
import { DiscoverNights } from './discover-nights';
import { DiscoverResults } from './discover-results';
import { GenreChips } from './genre-chips';

async function load({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const db = context.get(dbContext);
  const { searchParams } = new URL(request.url);
  const search = (searchParams.get('q') ?? '').trim().slice(0, 80);
  const after = parseCursor(searchParams.get('after'));
  const now = currentMinute();
  const [{ events, next }, genres, artists, venues, promoters] = await Promise.all([
    listUpcomingEvents(db, { now, search, ...(after ? { after } : {}) }),
    search ? [] : listGenres(db),
    search ? findArtists(db, search) : [],
    search ? findVenues(db, search) : [],
    search ? findPromoters(db, search) : [],
  ]);
  return { now, search, later: after !== undefined, events, next, genres, artists, venues, promoters };
}

export const loader = load;
export const clientLoader = load;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const search = loaderData?.search;
  return pageMeta({
    title: search ? `“${search}”` : 'Discover',
    description: search
      ? `Events, artists, venues and promoters that match “${search}”.`
      : 'Club nights, concerts and festivals: what is on tonight, this week and later, nearest first.',
    ...(search ? {} : { path: '/' }),
    publicUrl: publicUrlOf(matches),
  });
}

export default function Discover({ loaderData }: Route.ComponentProps) {
  const { search, later, genres } = loaderData;
  if (search) return <DiscoverResults key={search} {...loaderData} />;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{later ? 'Later on' : 'What’s on'}</h1>
        <GenreChips genres={genres} />
      </header>
      <DiscoverNights {...loaderData} />
    </div>
  );
}
