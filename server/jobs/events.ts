import { z } from 'zod';
import type { JobContext, Jobs } from './job.ts';

const eventId = z.number().int().positive();
const ofEvent = z.object({ eventId });
const toldInterested = z.object({
  eventId,
  kind: z.enum(['event_cancelled', 'event_postponed', 'event_rescheduled', 'event_reminder']),
});
const ofPublication = z.object({ eventId, revision: z.number().int().positive() });

/** What an event sets in motion: coming out on time, being told of, being popular, having sold out. */
export function eventJobs({ backend: { sql } }: JobContext): Jobs {
  return {
    tasks: {
      async publish_due_events() {
        await sql`select private.publish_due_events()`;
      },
      async count_popularity() {
        await sql`select private.count_popularity()`;
      },
      async follow_sale(payload) {
        const { eventId } = ofEvent.parse(payload);
        await sql`select private.follow_sales(array[${eventId}::bigint])`;
      },
      async follow_ended_sales() {
        await sql`select private.follow_ended_sales()`;
      },
      async follow_fee() {
        await forEveryPage((after) => sql<Page[]>`select private.follow_fee(${after})::text as last`);
      },
      async tell_followers(payload) {
        const { eventId } = ofEvent.parse(payload);
        await forEveryPage(
          (after) => sql<Page[]>`select private.tell_followers(${eventId}, ${after})::text as last`,
        );
      },
      async tell_of_timetable(payload) {
        const { eventId, revision } = ofPublication.parse(payload);
        await forEveryPage(
          (after) =>
            sql<Page[]>`select private.tell_of_timetable(${eventId}, ${revision}, ${after})::text as last`,
        );
      },
      async tell_of_starts() {
        await sql`select private.tell_of_starts()`;
      },
      async tell_of_drift(payload) {
        const { eventId } = ofEvent.parse(payload);
        await sql`select private.tell_of_drift(${eventId})`;
      },
      async tell_interested(payload) {
        const { eventId, kind } = toldInterested.parse(payload);
        await forEveryPage(
          (after) => sql<Page[]>`select private.tell_interested(${eventId}, ${kind}, ${after})::text as last`,
        );
      },
    },
    crontab: [
      '* * * * * publish_due_events',
      '* * * * * tell_of_starts',
      '*/5 * * * * follow_ended_sales',
      '*/10 * * * * count_popularity',
    ],
  };
}

/** The last of a page of people or events; null when none was left. */
type Page = { last: string | null };

/**
 * Each page is a transaction of its own: an event that many thousands follow holds no lock for long, and a job that
 * is broken off and begun anew tells nobody twice.
 */
async function forEveryPage(tell: (after: string) => Promise<Page[]>): Promise<void> {
  let after: string | null = '0';
  while (after !== null) {
    const [page]: Page[] = await tell(after);
    after = page?.last ?? null;
  }
}
