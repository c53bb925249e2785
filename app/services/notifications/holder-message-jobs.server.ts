import { z } from 'zod';
import type { Jobs, Platform } from '~/lib/platform';

const ofMessage = z.object({ messageId: z.number().int().positive() });

/** Messages of organisers to ticket holders: whom they go to is written down once, then everyone has their turn. */
export function holderMessageJobs({ sql }: Platform): Jobs {
  return {
    tasks: {
      async send_holder_message(payload) {
        const { messageId } = ofMessage.parse(payload);
        const [row] = await sql<
          { begun: boolean }[]
        >`select private.begin_holder_message(${messageId}) as begun`;
        if (!row?.begun) return;
        // Each page is a transaction of its own: one that is broken off and begun anew tells nobody twice.
        let after: number | null = 0;
        while (after !== null) {
          const [page]: { last: number | null }[] = await sql<{ last: number | null }[]>`
            select private.send_message_page(${messageId}, ${after}) as last`;
          after = page?.last ?? null;
        }
        await sql`select private.end_holder_message(${messageId})`;
      },
      async go_on_with_messages() {
        await sql`select private.go_on_with_messages()`;
      },
    },
    crontab: ['* * * * * go_on_with_messages'],
  };
}
