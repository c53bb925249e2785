import type postgres from 'postgres';
import { type BenchQuery, compareQueries } from '../compare-queries.ts';
import type { Scenario } from '../scenario.ts';

/** What somebody has in the field, letter by letter from the second on. */
const typed = ['velvet harbour', 'quiet engine', 'lantern', 'northern orchard', 'festival']
  .flatMap((words) => Array.from(words, (_, index) => words.slice(0, index + 1)))
  .filter((words) => words.trim().length >= 2)
  .map((words) => [words]);

const misspelt = [['velvte'], ['harbuor'], ['lantren'], ['festivle'], ['orchrad'], ['nothern']];

const suggestions = 'select * from public.search_catalogue($1, 4)';
const results = 'select * from public.list_events(search => $1, page_size => 25)';

/** Names that somebody looks for: each is met by the few events that its artist plays at. */
async function listNames(sql: postgres.Sql): Promise<string[][]> {
  const rows = await sql<{ name: string }[]>`
    select distinct acts[1] as name from public.event_listings
    where starts_at > now() and cardinality(acts) > 0 order by 1 limit 100`;
  return rows.map(({ name }) => [name]);
}

async function listQueries(sql: postgres.Sql): Promise<BenchQuery[]> {
  return [
    { name: 'as one types', text: suggestions, values: typed },
    { name: 'misspelt', text: suggestions, values: misspelt },
    { name: 'results of a common word', text: results, values: [['festival'], ['night'], ['harbour']] },
    { name: 'results of a name', text: results, values: await listNames(sql) },
  ];
}

export const search: Scenario = {
  name: 'search',
  describe: 'search as one types, and its results, at 100,000 events against 1,000',
  run: (context) => compareQueries(listQueries, context),
};
