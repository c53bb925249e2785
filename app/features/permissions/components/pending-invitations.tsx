import { useFetcher } from 'react-router';
import { Button } from '~/ui/button/button';
import { LocalTime } from '~/ui/time/local-time';
import type { TeamResult } from '../change-team';
import type { PendingInvitation } from '../invitation-queries';
import { LevelBadge } from './level-badge';
import classes from './pending-invitations.module.css';

type PendingInvitationsProps = { invitations: PendingInvitation[]; zone: string };

/** Who was asked and has not answered yet: to be asked once more, or not any more. */
export function PendingInvitations({ invitations, zone }: PendingInvitationsProps) {
  return (
    <ul className={classes.list}>
      {invitations.map((invitation) => (
        <Invitation key={invitation.id} invitation={invitation} zone={zone} />
      ))}
    </ul>
  );
}

function Invitation({ invitation, zone }: { invitation: PendingInvitation; zone: string }) {
  const { Form, state, formData, data } = useFetcher<TeamResult>();
  const { id, email, level, invitedBy, expiresAt, isExpired } = invitation;
  const doing = state === 'idle' ? undefined : formData?.get('intent');
  return (
    <li className={classes.invitation}>
      <div className={classes.text}>
        <p className={classes.email}>{email}</p>
        <p className={isExpired ? classes.expired : classes.facts}>
          {isExpired ? 'Ran out on ' : 'Open until '}
          <LocalTime at={expiresAt} zone={zone} style="weekday" />
          {invitedBy && ` · asked by ${invitedBy}`}
        </p>
      </div>
      <LevelBadge level={level} />
      <Form method="post" className={classes.controls}>
        <input type="hidden" name="invitationId" value={id} />
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="level" value={level} />
        <Button
          type="submit"
          name="intent"
          value="invite"
          kind="secondary"
          busy={doing === 'invite'}
          aria-label={`Send again to ${email}`}
        >
          Send again
        </Button>
        <Button
          type="submit"
          name="intent"
          value="withdraw"
          kind="quiet"
          busy={doing === 'withdraw'}
          aria-label={`Withdraw the invitation to ${email}`}
        >
          Withdraw
        </Button>
      </Form>
      {data && !doing && (
        <p className={classes.answer} role="status" data-tone={'problem' in data ? 'bad' : 'good'}>
          {'problem' in data ? data.problem : data.done}
        </p>
      )}
    </li>
  );
}
