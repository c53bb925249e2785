import { generateCatalogue } from '../scripts/generate/generate-catalogue.ts';
import { withDatabase } from './bench-database.ts';
import type { Cleanup } from './cleanup.ts';
import { makeDataDirectory } from './data-directory.ts';
import { startLimelightServer } from './limelight-server.ts';

export type Catalogue = { events: number; databaseUrl: string; secondsToMake: number };

/** Filled databases are expensive, so the scenarios of one run share them. Each is made when it is first needed. */
export class Catalogues {
  readonly #cleanup: Cleanup;
  readonly #made = new Map<number, Promise<Catalogue>>();

  constructor(cleanup: Cleanup) {
    this.#cleanup = cleanup;
  }

  of(events: number): Promise<Catalogue> {
    const made = this.#made.get(events) ?? this.#make(events);
    this.#made.set(events, made);
    return made;
  }

  async #make(events: number): Promise<Catalogue> {
    console.error(`making ${events} events …`);
    const server = await startLimelightServer(makeDataDirectory(this.#cleanup), this.#cleanup);
    const { databaseUrl } = server.ready;
    const began = performance.now();
    await withDatabase(databaseUrl, (sql) => generateCatalogue(sql, events));
    return { events, databaseUrl, secondsToMake: (performance.now() - began) / 1000 };
  }
}
