import { z } from 'zod';
import { type Invitation, invitationMail } from '../mail/invitation-mail.ts';
import type { JobContext, Jobs } from './job.ts';

const payloadOf = z.object({ invitationId: z.number().int().positive() });

export function invitationJobs({ backend: { sql, mailer }, publicUrl }: JobContext): Jobs {
  return {
    tasks: {
      /** What was withdrawn, answered or ran out in the meantime is not sent any more. */
      async send_invitation(payload) {
        const { invitationId } = payloadOf.parse(payload);
        const [invitation] = await sql<Invitation[]>`
          select t.email, t.permission_level as level, t.expires_at as "expiresAt",
            private.entity_name(t.entity_type, t.entity_id) as "entityName", nullif(u.display_name, '') as inviter
          from public.team_invitations t left join public.users u on u.id = t.invited_by
          where t.id = ${invitationId} and t.expires_at > now()
            and private.entity_name(t.entity_type, t.entity_id) is not null`;
        if (invitation) await mailer.send(await invitationMail(invitation, publicUrl));
      },
    },
    crontab: [],
  };
}
