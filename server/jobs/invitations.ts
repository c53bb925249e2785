import { z } from 'zod';
import { makeUnsubscribeLink } from '../../app/lib/unsubscribe-token.ts';
import { type Invitation, invitationMail } from '../mail/invitation-mail.ts';
import type { JobContext, Jobs } from './job.ts';

const payloadOf = z.object({ invitationId: z.number().int().positive() });

export function invitationJobs({ backend: { sql, mailer }, publicUrl }: JobContext): Jobs {
  return {
    tasks: {
      /** What was withdrawn, answered or ran out in the meantime is not sent any more, nor what somebody does not want. */
      async send_invitation(payload) {
        const { invitationId } = payloadOf.parse(payload);
        const [invitation] = await sql<(Invitation & { key: Uint8Array })[]>`
          select t.email, t.permission_level as level, t.expires_at as "expiresAt",
            private.entity_name(t.entity_type, t.entity_id) as "entityName", nullif(u.display_name, '') as inviter, k.key
          from public.team_invitations t cross join private.unsubscribe_key k left join public.users u on u.id = t.invited_by
          where t.id = ${invitationId} and t.expires_at > now()
            and private.entity_name(t.entity_type, t.entity_id) is not null and private.wants_mail(t.email, 'team')`;
        if (!invitation) return;
        const { headers } = makeUnsubscribeLink(
          invitation.key,
          publicUrl,
          { address: invitation.email },
          'team',
        );
        await mailer.send({ ...(await invitationMail(invitation, publicUrl)), headers });
      },
    },
    crontab: [],
  };
}
