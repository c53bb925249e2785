import { formatDate, formatTime } from '~/lib/time';
import type { ChatRoom } from './types';

type Standing = { title: string; text: string };

/** Why somebody cannot write here, and what to do about it. */
export function standingWords(room: ChatRoom, zone: string): Standing {
  const at = (when: string) => `${formatDate(when, zone)}, ${formatTime(when, zone)}`;
  switch (room.whyNot) {
    case 'sign_in':
      return { title: 'Sign in to join in', text: 'Reading is open to everyone.' };
    case 'need_interest':
      return { title: 'For people who come', text: 'Say that you are interested, and you can write here.' };
    case 'need_ticket':
      return { title: 'For ticket holders', text: 'Whoever holds a ticket can write here.' };
    case 'crew_only':
      return { title: 'For the crew', text: 'Only the team of this event writes here.' };
    case 'organisers_only':
      return { title: 'News from the organisers', text: 'You can read and react here.' };
    case 'locked':
      return {
        title: 'Locked for now',
        text: 'The organisers have paused this room. It opens again by itself here.',
      };
    case 'not_open':
      return {
        title: 'Not open yet',
        text: room.opensAt
          ? `Writing opens on ${at(room.opensAt)}.`
          : 'The organisers have not opened this room.',
      };
    case 'muted':
      return {
        title: room.mutedUntil
          ? `You are muted until ${at(room.mutedUntil)}`
          : 'You are muted for this event',
        text: 'The organisers decided so. You can go on reading.',
      };
    case 'name_missing':
      return { title: 'Tell people your name first', text: 'Add one in your profile; then you can write.' };
    default:
      return { title: 'This chat is over', text: 'It stays here to read.' };
  }
}
