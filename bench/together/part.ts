import type postgres from 'postgres';
import type { Arrive } from '../arrivals.ts';

/** One of the things that go on in a night. */
export type Part = {
  name: string;
  /** The times that it notes, each with what its 95th percentile must stay under, if anything. */
  figures: Record<string, number | null>;
  /** How many ask at once when it shows what it can do alone. */
  clients: number;
  /** Makes what so many arrivals will use up. */
  prepare(arrivals: number): Promise<void>;
  arrive: Arrive;
  /** Where what is there differs from what people were told. Whoever got no answer may have been served all the same. */
  listWrong(sql: postgres.Sql): Promise<string[]>;
};

export type Place = { url: string; publishableKey: string; databaseUrl: string };
