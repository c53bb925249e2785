import type { ReactNode } from 'react';
import { href } from 'react-router';
import { ButtonLink } from '~/ui/button/button-link';
import { Icon } from '~/ui/icon/icon';
import type { IconName } from '~/ui/icon/paths';
import { standingWords } from '../standing-words';
import type { ChatRoom, WhyNotWrite } from '../types';
import classes from './strips.module.css';

type StandingProps = {
  room: ChatRoom;
  zone: string;
  viewerId: number | null;
  signInPath: string;
  /** The buttons with which somebody says that they come. */
  interest: ReactNode;
};

const icons: Partial<Record<WhyNotWrite, IconName>> = {
  organisers_only: 'megaphone',
  need_ticket: 'ticket',
  need_interest: 'star',
  sign_in: 'user',
  not_open: 'clock',
};

/** In place of the field to write in: why there is none, with the way to one right there. */
export function Standing({ room, zone, viewerId, signInPath, interest }: StandingProps) {
  const { title, text } = standingWords(room, zone);
  const eventId = String(room.eventId);
  return (
    <section className={classes.standing} aria-label="Writing">
      <Icon name={icons[room.whyNot ?? 'archived'] ?? 'lock'} />
      <p>
        <strong>{title}</strong>
        <span>{text}</span>
      </p>
      {room.whyNot === 'sign_in' && <ButtonLink to={signInPath}>Sign in</ButtonLink>}
      {room.whyNot === 'need_interest' && interest}
      {room.whyNot === 'need_ticket' && (
        <ButtonLink to={href('/event/:id', { id: eventId })} icon="ticket">
          Get a ticket
        </ButtonLink>
      )}
      {room.whyNot === 'name_missing' && viewerId !== null && (
        <ButtonLink to={`${href('/user/:id', { id: String(viewerId) })}#settings`}>Add your name</ButtonLink>
      )}
    </section>
  );
}
