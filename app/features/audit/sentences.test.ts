import { expect, test } from 'vitest';
import type { AuditEntry } from './queries';
import { auditSentence } from './sentences';

const entry: AuditEntry = {
  id: 1,
  at: '2026-11-15T18:00:00Z',
  actorId: 4,
  actorName: 'Mara Lindqvist',
  action: 'event.suspended',
  entityType: 'event',
  entityId: 9,
  entityName: 'Night Shift',
  personName: null,
  detail: {},
};

function sentenceOf(changes: Partial<AuditEntry>): string {
  const { who, before, name, after } = auditSentence({ ...entry, ...changes });
  return `${who} ${before} ${name}${after}`.replace(/\s+/g, ' ');
}

test.each<[Partial<AuditEntry>, string]>([
  [
    { action: 'genre.merged', entityType: 'genre', entityName: 'Jungle', detail: { merged: 'Drumfunk' } },
    'Mara Lindqvist merged the genre Drumfunk into Jungle',
  ],
  [
    { action: 'genre.moved', entityType: 'genre', entityName: 'Acid', detail: { below: 'House' } },
    'Mara Lindqvist moved the genre Acid below House',
  ],
  [
    { detail: { reason: 'sells forged tickets' } },
    'Mara Lindqvist suspended the event Night Shift: “sells forged tickets”',
  ],
  [{ action: 'user.restored', entityType: 'user', entityName: 'Nox' }, 'Mara Lindqvist restored Nox'],
  [
    { action: 'user.suspended', entityType: 'user', entityName: '', actorName: '' },
    'Person 4 suspended Person 9',
  ],
  [
    { action: 'event.published', actorId: null, actorName: null },
    'Limelight published the event Night Shift',
  ],
  [
    { action: 'event.cancelled', detail: { note: 'Rain' } },
    'Mara Lindqvist cancelled the event Night Shift: “Rain”',
  ],
  [{ action: 'event.withdrawn' }, 'Mara Lindqvist took back the event Night Shift as a draft'],
  [
    { action: 'permission.granted', personName: 'Nox', detail: { userId: 7, after: 3 } },
    'Mara Lindqvist made Nox manager of the event Night Shift',
  ],
  [
    {
      action: 'permission.granted',
      entityType: 'platform',
      entityName: 'Limelight',
      detail: { userId: 4, after: 4 },
    },
    'Mara Lindqvist made themselves owner of Limelight',
  ],
  [
    { action: 'permission.revoked', personName: '', detail: { userId: 7, before: 1 } },
    'Mara Lindqvist took person 7 out of the team of the event Night Shift',
  ],
  [
    {
      action: 'order.refunded',
      entityType: 'order',
      entityName: 'LL-7',
      detail: { amount: 2150, currency: 'EUR' },
    },
    'Mara Lindqvist refunded €21.50 of the order LL-7',
  ],
  [
    { action: 'order.tickets_cancelled', entityType: 'order', entityName: 'LL-7', detail: { tickets: 1 } },
    'Mara Lindqvist cancelled one ticket of the order LL-7',
  ],
  [
    { action: 'message.held', detail: { subject: 'Doors later' } },
    'Mara Lindqvist wrote to ticket holders of Night Shift: “Doors later”, held for staff to look at',
  ],
  [{ action: 'chat.message_removed' }, 'Mara Lindqvist removed a message in the chat of Night Shift'],
  [
    { action: 'chat.muted', personName: 'Nox', detail: { userId: 7 } },
    'Mara Lindqvist muted Nox in the chat of Night Shift',
  ],
  [
    { action: 'genre.something_new', entityType: 'genre', entityName: null },
    'Mara Lindqvist something new the genre number 9',
  ],
])('%j', (changes, sentence) => {
  expect(sentenceOf(changes)).toBe(sentence);
});
