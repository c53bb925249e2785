import { parseEntityId } from '~/lib/entity-id';

/** What can be chosen from the log: all that begins with these words. */
export const auditGroups = [
  { value: 'user.', label: 'People suspended and restored' },
  { value: 'permission.', label: 'Permissions' },
  { value: 'event.', label: 'Events' },
  { value: 'venue.', label: 'Venues' },
  { value: 'artist.', label: 'Artists' },
  { value: 'promoter.', label: 'Promoters' },
  { value: 'order.', label: 'Refunds, cancelled and given tickets' },
  { value: 'message.', label: 'Messages to ticket holders' },
  { value: 'webhook.', label: 'Webhooks' },
  { value: 'chat.', label: 'Chat, by staff' },
  { value: 'announcement.', label: 'Announcements' },
  { value: 'genre.', label: 'Genres' },
  { value: 'settings.', label: 'Platform settings' },
  { value: 'account.', label: 'Accounts' },
];

export const auditEntities = [
  { value: 'user', label: 'Person' },
  { value: 'event', label: 'Event' },
  { value: 'venue', label: 'Venue' },
  { value: 'artist', label: 'Artist' },
  { value: 'promoter', label: 'Promoter' },
  { value: 'order', label: 'Order' },
  { value: 'genre', label: 'Genre' },
  { value: 'platform', label: 'Platform' },
];

/** What the address asks of the log; days are UTC's, as everywhere in the pages of staff. */
export type AuditFilter = {
  action: string;
  actor: number | null;
  entityType: string;
  entityId: number | null;
  from: string;
  to: string;
  before: number | null;
};

export function readAuditFilter(params: URLSearchParams): AuditFilter {
  const oneOf = (options: { value: string }[], key: string) =>
    options.find(({ value }) => value === params.get(key))?.value ?? '';
  return {
    action: oneOf(auditGroups, 'action'),
    actor: parseEntityId(params.get('by') ?? '') ?? null,
    entityType: oneOf(auditEntities, 'entity'),
    entityId: parseEntityId(params.get('number') ?? '') ?? null,
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
    before: parseEntityId(params.get('before') ?? '') ?? null,
  };
}

function readDay(text: string | null): string {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return '';
  return Number.isNaN(Date.parse(text)) ? '' : text;
}

/** The first moment after a day. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString();
}
