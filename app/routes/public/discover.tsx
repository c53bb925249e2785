import { dbContext } from '~/db/context';
import { FilterBar } from '~/features/events/components/filter-bar';
import { filtersPath, listActive, parseFilters } from '~/features/events/filters';
import { listEvents } from '~/features/events/queries';
import { currentMinute, parseCursor } from '~/features/events/rules';
import { listGenres } from '~/features/genres/queries';
import { searchCatalogue } from '~/features/search/queries';
import { listCities } from '~/features/venues/queries';
import { pageMeta, publicUrlOf } from '~/lib/page-meta';
import type { Route } from './+types/discover';
import { DemoTour } from './demo-tour';
import classes from './discover.module.css';
import { DiscoverHome } from './discover-home';
import { DiscoverResults } from './discover-results';
import { loadHome } from './load-home';

const namesShown = 6;

async function load({ request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>) {
  const db = context.get(dbContext);
  const { searchParams } = new URL(request.url);
  const filters = parseFilters(searchParams);
  const after = parseCursor(searchParams.get('after'));
  const now = currentMinute();
  const atHome = listActive(filters).length === 0 && !after;
  const [page, home, names, cities, genres] = await Promise.all([
    listEvents(db, filters, { now, after }),
    atHome ? loadHome(db, now) : null,
    filters.search && !after ? searchCatalogue(db, filters.search, namesShown) : [],
    listCities(db),
    listGenres(db),
  ]);
  return { now, filters, later: after !== undefined, page, home, names, cities, genres };
}

export const loader = load;
export const clientLoader = load;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const search = loaderData?.filters.search;
  return pageMeta({
    title: search ? `“${search}”` : 'Discover',
    description: search
      ? `Events, artists, venues and promoters that match “${search}”.`
      : 'Club nights, concerts and festivals: what is on tonight, this weekend and later, nearest first.',
    ...(loaderData?.home ? { path: '/' } : {}),
    publicUrl: publicUrlOf(matches),
  });
}

export default function Discover({ loaderData }: Route.ComponentProps) {
  const { filters, home, cities, genres, page, now } = loaderData;
  return (
    <div className={classes.page}>
      {home && <DemoTour />}
      <header className={classes.head}>
        <h1>{headingOf(loaderData)}</h1>
        <FilterBar filters={filters} cities={cities} genres={genres} />
      </header>
      {home ? (
        <DiscoverHome home={home} page={page} now={now} />
      ) : (
        <DiscoverResults key={filtersPath(filters)} {...loaderData} />
      )}
    </div>
  );
}

function headingOf({ filters, home, later }: Route.ComponentProps['loaderData']): string {
  if (home) return 'What’s on';
  if (filters.search) return `“${filters.search}”`;
  return later ? 'Later on' : 'Events';
}
