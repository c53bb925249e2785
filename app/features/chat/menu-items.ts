import type { MenuItem } from './components/message-menu';
import type { ChatMessage } from './types';

const editWithin = 5 * 60_000;

type Rights = {
  viewerId: number | null;
  isModerator: boolean;
  mayWrite: boolean;
  isBlocked: boolean;
  now: number;
};

export type MenuActs = Record<
  'reply' | 'edit' | 'copyText' | 'copyLink' | 'remove' | 'pin' | 'report' | 'block' | 'unblock' | 'mute',
  (message: ChatMessage) => void
>;

export function mayEdit(message: ChatMessage, viewerId: number | null, now: number): boolean {
  return message.author.id === viewerId && !message.isDeleted && now - Date.parse(message.at) < editWithin;
}

/** What this person may do with this message. Whether they really may is for the database to say. */
export function menuItems(message: ChatMessage, rights: Rights, acts: MenuActs): MenuItem[] {
  const { viewerId, isModerator, mayWrite, isBlocked, now } = rights;
  const isOwn = message.author.id === viewerId;
  const isOthers = viewerId !== null && !isOwn && message.author.id !== 0;
  const offered: [boolean, Omit<MenuItem, 'run'>, keyof MenuActs][] = [
    [mayWrite, { label: 'Reply', icon: 'reply', keys: 'R' }, 'reply'],
    [mayWrite && mayEdit(message, viewerId, now), { label: 'Edit', icon: 'edit', keys: 'E' }, 'edit'],
    [Boolean(message.body), { label: 'Copy text', icon: 'copy' }, 'copyText'],
    [true, { label: 'Copy link', icon: 'link', keys: 'C' }, 'copyLink'],
    [isModerator, { label: message.pinnedAt ? 'Unpin' : 'Pin', icon: 'pin' }, 'pin'],
    [isOthers, { label: 'Report', icon: 'flag' }, 'report'],
    [isOthers && !isBlocked, { label: 'Block this person', icon: 'block' }, 'block'],
    [isOthers && isBlocked, { label: 'Unblock this person', icon: 'block' }, 'unblock'],
    [isOthers && isModerator, { label: 'Mute this person', icon: 'mic', isDangerous: true }, 'mute'],
    [isOwn, { label: 'Delete', icon: 'trash', isDangerous: true, keys: 'Del' }, 'remove'],
    [
      isOthers && isModerator,
      { label: 'Remove for everyone', icon: 'trash', isDangerous: true, keys: 'Del' },
      'remove',
    ],
  ];
  return offered.flatMap(([isOffered, item, act]) =>
    isOffered ? [{ ...item, run: () => acts[act](message) }] : [],
  );
}
