import { formatMoney } from '~/lib/money';
import type { AuditEntry } from './queries';

/** An entry as a sentence around the name of what it is about: `Mara suspended the event` · `Night Shift` · `: “forged”`. */
export type AuditSentence = { who: string; before: string; name: string; after: string };

type Rest = { before: string; after?: string };
type Wording = (entry: AuditEntry) => Rest;

const levelNames = ['no permission', 'crew', 'editor', 'manager', 'owner'];

/** What moderators do, by the words of the chat's own log. */
const chatActs: Record<string, string> = {
  message_removed: 'removed a message in the chat of',
  report_dismissed: 'dismissed a report in the chat of',
  locked: 'locked a room in the chat of',
  unlocked: 'opened a room in the chat of',
  room_removed: 'removed a room from the chat of',
};

const wordings: Record<string, Wording> = {
  'permission.granted': (entry) => ({
    before: `made ${personIn(entry)} ${levelNames[numberIn(entry, 'after')] ?? 'member'} of ${the(entry)}`,
  }),
  'permission.revoked': (entry) => ({ before: `took ${personIn(entry)} out of the team of ${the(entry)}` }),
  'user.deleted': () => ({ before: 'left and deleted their account:' }),
  'event.scheduled': (entry) => ({ before: `scheduled ${the(entry)}` }),
  'event.withdrawn': (entry) => ({ before: `took back ${the(entry)}`, after: ' as a draft' }),
  'event.unlisted': (entry) => ({ before: `published ${the(entry)}`, after: ' unlisted' }),
  'order.refunded': (entry) => ({ before: `refunded ${moneyIn(entry)} of the order` }),
  'order.tickets_cancelled': (entry) => ({
    before: `cancelled ${countIn(entry, 'tickets', 'ticket')} of the order`,
  }),
  'order.given': () => ({ before: 'gave tickets away with the order' }),
  'message.planned': (entry) => ({ before: 'wrote to ticket holders of', after: quoted(entry, 'subject') }),
  'message.held': (entry) => ({
    before: 'wrote to ticket holders of',
    after: `${quoted(entry, 'subject')}, held for staff to look at`,
  }),
  'message.stopped': (entry) => ({
    before: 'stopped a message to ticket holders of',
    after: quoted(entry, 'subject'),
  }),
  'chat.muted': (entry) => ({
    before: `muted ${personIn(entry)} in the chat of`,
    after: quoted(entry, 'reason'),
  }),
  'chat.unmuted': (entry) => ({ before: `let ${personIn(entry)} write again in the chat of` }),
  'webhook.added': (entry) => ({ before: `added a webhook to ${the(entry)}`, after: quoted(entry, 'host') }),
  'webhook.removed': (entry) => ({
    before: `removed a webhook of ${the(entry)}`,
    after: quoted(entry, 'host'),
  }),
  'webhook.switched_on': (entry) => ({ before: `switched on a webhook of ${the(entry)}` }),
  'announcement.written': (entry) => ({
    before: `wrote ${the(entry)}`,
    after: quoted(entry, 'title'),
  }),
  'genre.moved': (entry) => ({
    before: 'moved the genre',
    after:
      typeof entry.detail.below === 'string' ? ` below ${entry.detail.below}` : ' to the foot of the tree',
  }),
  'genre.merged': (entry) => ({ before: `merged the genre ${entry.detail.merged} into` }),
  'genre.retired': (entry) => ({ before: 'retired the genre', after: quoted(entry, 'name') }),
  'settings.changed': () => ({ before: 'changed the settings of' }),
  'webhook.switched_off': (entry) => ({ before: `switched off a webhook of ${the(entry)}` }),
};

export function auditSentence(entry: AuditEntry): AuditSentence {
  const { before, after = '' } = (wordings[entry.action] ?? plainWording)(entry);
  return { who: whoDid(entry), before, name: nameOf(entry), after };
}

/** `event.cancelled` says enough: who, what was done, to what, and the reason or note that came with it. */
function plainWording(entry: AuditEntry): Rest {
  const [, done = ''] = entry.action.split('.');
  const verb = done.replaceAll('_', ' ');
  const reason = quoted(entry, 'reason') || quoted(entry, 'note') || quoted(entry, 'title');
  if (entry.action.startsWith('chat.'))
    return { before: chatActs[done] ?? 'moderated the chat of', after: reason };
  return { before: `${verb} ${the(entry)}`, after: reason };
}

function whoDid({ actorId, actorName }: AuditEntry): string {
  if (actorId === null) return 'Limelight';
  return actorName || `Person ${actorId}`;
}

function nameOf({ entityType, entityId, entityName }: AuditEntry): string {
  if (entityType === 'user') return entityName || `Person ${entityId}`;
  return entityName || `number ${entityId}`;
}

function the({ entityType }: AuditEntry): string {
  return entityType === 'user' || entityType === 'platform' ? '' : `the ${entityType.replaceAll('_', ' ')}`;
}

function personIn({ actorId, personName, detail }: AuditEntry): string {
  if (actorId !== null && detail.userId === actorId) return 'themselves';
  return personName || `person ${detail.userId}`;
}

function numberIn({ detail }: AuditEntry, key: string): number {
  const value = detail[key];
  return typeof value === 'number' ? value : 0;
}

function countIn(entry: AuditEntry, key: string, noun: string): string {
  const count = numberIn(entry, key);
  return count === 1 ? `one ${noun}` : `${count} ${noun}s`;
}

function moneyIn(entry: AuditEntry): string {
  const { currency } = entry.detail;
  return formatMoney(numberIn(entry, 'amount'), typeof currency === 'string' ? currency : 'EUR');
}

function quoted({ detail }: AuditEntry, key: string): string {
  const words = detail[key];
  return typeof words === 'string' && words !== '' ? `: “${words}”` : '';
}
