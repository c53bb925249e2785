import type { JobContext, Jobs } from './job.ts';

/** What has to happen again and again, whether anybody asks for it or not. */
export function housekeepingJobs({ backend: { sql, clean } }: JobContext): Jobs {
  return {
    tasks: {
      clean_backend: () => clean(),
      async free_jobs() {
        await sql`select private.free_jobs()`;
      },
    },
    crontab: ['* * * * * free_jobs', '17 * * * * clean_backend'],
  };
}
