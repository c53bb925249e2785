import { z } from 'zod';
import type { Jobs, Platform } from '~/lib/platform';

const ofCheck = z.object({ id: z.uuid() });

export function selfCheckJobs({ sql }: Platform): Jobs {
  return {
    tasks: {
      async self_check(payload) {
        const { id } = ofCheck.parse(payload);
        await sql`update private.self_checks set ran_at = clock_timestamp() where id = ${id}`;
      },
    },
    crontab: [],
  };
}
