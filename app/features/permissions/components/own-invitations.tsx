import { useFetcher } from 'react-router';
import { Button } from '~/ui/button/button';
import { LocalTime } from '~/ui/time/local-time';
import type { InvitationResult } from '../answer-own-invitation';
import type { OwnInvitation } from '../invitation-queries';
import { levelName, levels } from '../rules';
import classes from './own-invitations.module.css';

type OwnInvitationsProps = {
  invitations: OwnInvitation[];
  /** Where answers go: `answerOwnInvitation`. */
  answerPath: string;
};

/** The teams that one is asked into, each to be accepted or declined. */
export function OwnInvitations({ invitations, answerPath }: OwnInvitationsProps) {
  if (invitations.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Your invitations">
      {invitations.map((invitation) => (
        <Invitation key={invitation.id} invitation={invitation} answerPath={answerPath} />
      ))}
    </ul>
  );
}

function Invitation({ invitation, answerPath }: { invitation: OwnInvitation; answerPath: string }) {
  const { Form, state, formData, data } = useFetcher<InvitationResult>();
  const { id, entityType, name, level, invitedBy, expiresAt } = invitation;
  const doing = state === 'idle' ? undefined : formData?.get('answer');
  const what = entityType === 'platform' ? name : `the ${entityType} ${name}`;
  return (
    <li className={classes.invitation}>
      <div className={classes.text}>
        <p className={classes.title}>You are invited to {name}</p>
        <p className={classes.facts}>
          {invitedBy} asks you to be {levelName(level)} of {what}.{' '}
          {levels.find((known) => known.level === level)?.may} Open until{' '}
          <LocalTime at={expiresAt} zone="UTC" style="weekday" />.
        </p>
      </div>
      <Form method="post" action={answerPath} className={classes.controls}>
        <input type="hidden" name="invitationId" value={id} />
        <Button type="submit" name="answer" value="accept" icon="check" busy={doing === 'accept'}>
          Accept
        </Button>
        <Button type="submit" name="answer" value="decline" kind="secondary" busy={doing === 'decline'}>
          Decline
        </Button>
      </Form>
      {data?.problem && !doing && (
        <p className={classes.problem} role="alert">
          {data.problem}
        </p>
      )}
    </li>
  );
}
