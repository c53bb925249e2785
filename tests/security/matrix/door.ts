import { type Domain, hidden, rpc, table } from './notation.ts';

export const door: Domain = {
  tables: [
    table('door_rules', { select: 'public crew+' }),
    table('gates', { select: 'crew+' }),
    table('scanner_devices', {
      select: 'crew+',
      hidden: 'link_hash pin_hash token_hash',
      shows: 'wrong_pins',
    }),
    table('scans', { select: 'crew+' }),
    table('revoked_serials', { select: 'crew+' }),
  ],
  functions: [
    rpc('list_ticket_keys', 'crew+', (s) => ({ event_id: s.event }), { refused: 'not_found' }),
    rpc('retire_ticket_key', 'owner+', (s) => ({ event_id: s.event }), { refused: 'not_found' }),
    rpc('save_door_rules', 'manager+', (s) => ({
      event_id: s.event,
      reentry: 'once',
      live_code: false,
      search_allowed: true,
    })),
    rpc('save_gate', 'manager+', (s) => ({ event_id: s.event, name: 'New gate' })),
    rpc('delete_gate', 'manager+', (s) => ({ gate_id: s.gate }), hidden),
    rpc('order_gates', 'manager+', (s) => ({ event_id: s.event, gate_ids: [s.gate] })),
    rpc('list_scanners', 'crew+', (s) => ({ event_id: s.event })),
    rpc('make_scanner_link', 'manager+', (s) => ({ event_id: s.event, name: 'New phone' })),
    rpc('change_scanner', 'manager+', (s) => ({ device_id: s.device, name: 'Renamed' }), hidden),
    rpc('revoke_scanner', 'manager+', (s) => ({ device_id: s.device }), hidden),
    rpc('door_figures', 'crew+', (s) => ({ event_id: s.event })),
    rpc('list_scans', 'crew+', (s) => ({ event_id: s.event })),
  ],
};
