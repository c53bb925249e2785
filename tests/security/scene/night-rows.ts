import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import type { Base } from './base.ts';
import { hoursFromNow, insert } from './insert.ts';

/** A stage with a slot that is planned and published. */
export async function addTimetableRows(sql: postgres.Sql, { event, artist }: Base) {
  const eventStage = await insert(sql, 'event_stages', { event_id: event, name: 'Floor', position: 1 });
  const slot = randomUUID();
  const times = { starts_at: hoursFromNow(3), ends_at: hoursFromNow(4) };
  await insert(sql, 'slots', { id: slot, event_id: event, stage_id: eventStage, title: 'Set', ...times });
  await insert(sql, 'slot_artists', { slot_id: slot, artist_id: artist, position: 1 });
  await insert(sql, 'timetable_settings', { event_id: event, revision: 1, published_at: new Date() });
  await insert(sql, 'published_slots', {
    id: slot,
    event_id: event,
    stage_id: eventStage,
    title: 'Set',
    note: '',
    night: new Date(),
    ...times,
  });
  await insert(sql, 'published_slot_artists', { slot_id: slot, artist_id: artist, position: 1 });
  await insert(sql, 'timetable_changes', {
    event_id: event,
    revision: 1,
    slot_id: slot,
    kind: 'added',
    after: {},
  });
  return { eventStage, slot };
}

/** A gate, a phone that scans at it and what it scanned. */
export async function addDoorRows(sql: postgres.Sql, { event, owner }: Base, { ticket }: { ticket: number }) {
  await insert(sql, 'door_rules', { event_id: event });
  const gate = await insert(sql, 'gates', { event_id: event, name: 'Main gate' });
  const deviceToken = randomBytes(32).toString('base64url');
  const device = await insert(sql, 'scanner_devices', {
    event_id: event,
    name: 'Phone',
    gate_id: gate,
    created_by: owner.id,
    token_hash: createHash('sha256').update(deviceToken).digest(),
    claimed_at: new Date(),
  });
  const now = new Date();
  await insert(sql, 'scans', {
    event_id: event,
    device_id: device,
    nonce: randomUUID(),
    gate_id: gate,
    ticket_id: ticket,
    direction: 'entry',
    outcome: 'accepted',
    verdict: 'accepted',
    device_at: now,
    at: now,
    night: now,
  });
  const design = { event_id: event, design: {}, version: 1, saved_by: owner.id };
  await insert(sql, 'ticket_designs', design);
  await insert(sql, 'ticket_design_versions', design);
  return { gate, device, deviceToken };
}
