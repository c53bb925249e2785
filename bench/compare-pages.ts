import { createPageClient } from './clients/page-client.ts';
import { compare } from './compare.ts';
import { MANY } from './compare-queries.ts';
import { makeDataDirectory } from './data-directory.ts';
import { startLimelightServer } from './limelight-server.ts';
import type { Context, ScenarioRow } from './scenario.ts';

const CLIENTS = 8;
/** In the same shell, and with nothing to ask the database for. */
const EMPTY_PAGE = '/privacy';

/** A page among many events as strangers see it, against an empty page of the same server. */
export async function comparePages(path: string, context: Context): Promise<ScenarioRow[]> {
  const { databaseUrl } = await context.catalogues.of(MANY);
  const rows: ScenarioRow[] = [];
  for (const [part, cache] of [
    ['page', 'on'],
    ['page, made for each', 'off'],
  ] as const) {
    const server = await startLimelightServer(makeDataDirectory(context.cleanup), context.cleanup, {
      pages: true,
      settings: { DATABASE_URL: databaseUrl, PAGE_CACHE: cache },
    });
    const client = createPageClient(server.ready.url, CLIENTS);
    const [page, empty] = [await client.open(path), await client.open(EMPTY_PAGE)];
    const figures = await compare({
      ours: { clients: CLIENTS, operation: async () => void (await client.open(path)) },
      limit: { clients: CLIENTS, operation: async () => void (await client.open(EMPTY_PAGE)) },
      seconds: context.seconds,
    });
    client.close();
    await server.stop();
    rows.push({
      ...figures,
      part,
      unit: 'pages/s',
      clients: CLIENTS,
      page_bytes: page.length,
      empty_page_bytes: empty.length,
    });
  }
  return rows;
}
