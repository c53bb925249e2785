import type { JobContext, Jobs } from './job.ts';

/** What has to happen again and again, whether anybody asks for it or not. */
export function housekeepingJobs({ backend: { sql, clean } }: JobContext): Jobs {
  return {
    tasks: {
      clean_backend: () => clean(),
      async free_jobs() {
        await sql`select private.free_jobs()`;
      },
      async delete_old_rates() {
        await sql`select private.delete_old_rates()`;
      },
      async delete_old_mail() {
        await sql`delete from private.mailbox where sent_at < now() - interval '30 days'`;
      },
      async delete_old_notifications() {
        await sql`select private.delete_old_notifications()`;
      },
      async forget_chat_presence() {
        await sql`select private.forget_chat_presence()`;
      },
      async delete_old_invitations() {
        await sql`select private.delete_old_invitations()`;
      },
    },
    crontab: [
      '* * * * * free_jobs',
      '17 * * * * clean_backend',
      '37 * * * * delete_old_rates',
      '47 * * * * forget_chat_presence',
      '27 3 * * * delete_old_mail',
      '31 3 * * * delete_old_notifications',
      '35 3 * * * delete_old_invitations',
    ],
  };
}
