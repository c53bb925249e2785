import { comparePages } from '../compare-pages.ts';
import { type BenchQuery, compareQueries } from '../compare-queries.ts';
import type { Scenario } from '../scenario.ts';

const list = (filters: string) => `select * from public.list_events(${filters})`;
const once: BenchQuery['values'] = [[]];

/** As app/routes/public/load-home.ts asks for strangers. */
const queries: BenchQuery[] = [
  { name: 'upcoming', text: list('page_size => 25'), values: once },
  { name: 'tonight', text: list('tonight => true, page_size => 11'), values: once },
  {
    name: 'weekend',
    text: list(
      `first_night => date_trunc('week', now())::date + 11, last_night => date_trunc('week', now())::date + 13, page_size => 11`,
    ),
    values: once,
  },
  { name: 'featured', text: 'select * from public.list_featured_events(10)', values: once },
  { name: 'announced', text: 'select * from public.list_announced_events(10)', values: once },
  { name: 'popular', text: 'select * from public.list_popular_events(10)', values: once },
  { name: 'cities', text: 'select * from public.list_cities()', values: once },
  {
    name: 'genres',
    text: 'select id, name, parent_id from public.genres order by name limit 200',
    values: once,
  },
];

export const home: Scenario = {
  name: 'home',
  describe: 'the home page: its queries at 100,000 events against 1,000, and the page against an empty one',
  async run(context) {
    return [...(await compareQueries(async () => queries, context)), ...(await comparePages('/', context))];
  },
};
