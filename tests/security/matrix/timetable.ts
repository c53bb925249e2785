import { type Domain, rpc, table } from './notation.ts';

const slot = `'event:' || (select s.event_id from public.slots s where s.id = t.slot_id)`;

export const timetable: Domain = {
  tables: [
    table('event_stages', { select: 'public crew+' }),
    table('slots', { select: 'crew+' }),
    table('slot_artists', { of: slot, select: 'crew+' }),
    table('published_slots', { select: 'public crew+' }),
    table('published_slot_artists', { of: slot, select: 'public crew+' }),
    table('timetable_settings', { select: 'public crew+' }),
    table('timetable_changes', { select: 'public crew+' }),
    table('slot_favourites', { select: 'self' }),
    table('timetable_plans', { select: 'self', shows: 'share_key' }),
  ],
  functions: [
    rpc('save_event_stage', 'editor+', (s) => ({ event_id: s.event, name: 'New floor', colour: 'green' })),
    rpc('remove_event_stage', 'editor+', (s) => ({ stage_id: s.eventStage }), { told: 'stage_is_published' }),
    rpc('order_event_stages', 'editor+', (s) => ({ event_id: s.event, stage_ids: [s.eventStage] })),
    rpc('take_over_stages', 'editor+', (s) => ({ event_id: s.event })),
    rpc('save_slots', 'editor+', (s) => ({ event_id: s.event, content: { changes: [] } })),
    rpc('save_timetable_settings', 'editor+', (s) => ({
      event_id: s.event,
      day_starts_at: '06:00',
      changeover_minutes: 10,
    })),
    rpc('publish_timetable', 'editor+', (s) => ({ event_id: s.event })),
    rpc('unpublish_timetable', 'editor+', (s) => ({ event_id: s.event })),
    rpc('drift_slot', 'crew+', (s) => ({ slot_id: s.slot, minutes: 5 })),
    rpc('drift_stage', 'crew+', (s) => ({ stage_id: s.eventStage, minutes: 5 })),
    rpc('clear_drift', 'crew+', (s) => ({ stage_id: s.eventStage })),
    rpc('start_slot_now', 'crew+', (s) => ({ slot_id: s.slot })),
    rpc('set_favourite', 'signed-in', (s) => ({ slot_id: s.slot, is_favourite: true })),
    rpc('set_favourites', 'signed-in', (s) => ({ event_id: s.event, slot_ids: [s.slot] })),
    rpc('list_slot_demand', 'crew+', (s) => ({ event_id: s.event })),
    rpc('get_plan', 'self', (s) => ({ event_id: s.event, user_id: s.person.id }), { refused: 'not_found' }),
    rpc('save_plan_settings', 'signed-in', (s) => ({ event_id: s.event, visibility: 'nobody' })),
    rpc('renew_plan_link', 'self', (s) => ({ event_id: s.event }), { refused: 'not_found' }),
    rpc('renew_calendar_key', 'signed-in'),
    // Of a draft.
    rpc('set_favourite', 'crew+', (s) => ({ slot_id: s.drafted.slot, is_favourite: true }), {
      refused: 'slot_is_gone',
    }),
    rpc('set_favourites', 'crew+', (s) => ({ event_id: s.draft, slot_ids: [s.drafted.slot] }), {
      refused: 'not_found',
    }),
    rpc('save_plan_settings', 'crew+', (s) => ({ event_id: s.draft, visibility: 'nobody' }), {
      refused: 'not_found',
    }),
    rpc(
      'get_plan',
      'crew+',
      (s) => ({ event_id: s.draft, user_id: s.person.id, share_key: s.drafted.shareKey }),
      {
        refused: 'not_found',
      },
    ),
  ],
};
