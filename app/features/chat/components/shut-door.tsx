import type { ReactNode } from 'react';
import { href } from 'react-router';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import type { ShutRoom } from '../types';

type ShutDoorProps = { room: ShutRoom; signInPath: string; interest: ReactNode };

const words = {
  sign_in: 'Sign in, and you see whether it is open to you.',
  need_interest: 'It is for people who come. Say that you are interested, and the door is open.',
  need_ticket: 'It is for ticket holders. Tickets are on the page of the event.',
};

/** A room that somebody may not read: what it takes, with the button for it. */
export function ShutDoor({ room, signInPath, interest }: ShutDoorProps) {
  return (
    <EmptyState
      icon="lock"
      title={`${room.name} is not open to everyone`}
      action={
        <>
          {room.whyNot === 'sign_in' && <ButtonLink to={signInPath}>Sign in</ButtonLink>}
          {room.whyNot === 'need_interest' && interest}
          {room.whyNot === 'need_ticket' && (
            <ButtonLink to={href('/event/:id', { id: String(room.eventId) })} icon="ticket">
              Get a ticket
            </ButtonLink>
          )}
        </>
      }
    >
      {words[room.whyNot]}
    </EmptyState>
  );
}
