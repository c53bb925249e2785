import { type Domain, hidden, rpc, table } from './notation.ts';

export const chat: Domain = {
  tables: [
    // Read by functions alone, which know who may.
    table('chat_messages', { select: 'none', hidden: 'all' }),
    table('chat_pictures', { select: 'none', hidden: 'all' }),
    table('chat_rooms', {
      by: `case t.read_by when 'crew' then 0 when 'holders' then
        (select k.holder_id from public.tickets k where k.event_id = t.event_id limit 1) end`,
      select: 'open self-public crew+',
    }),
    table('chat_reads', { select: 'self' }),
    table('chat_reactions', { select: 'self' }),
    table('chat_mutes', { select: 'editor+' }),
    table('chat_muted_tickets', {
      of: `'event:' || (select m.event_id from public.chat_mutes m where m.id = t.mute_id)`,
      select: 'editor+',
    }),
    // Who reported is for nobody.
    table('chat_reports', { select: 'editor+', hidden: 'reporter_id' }),
    table('chat_actions', { select: 'editor+' }),
  ],
  functions: [
    rpc('list_chat_rooms', 'everyone', (s) => ({ event_id: s.event })),
    rpc('get_chat_room', 'everyone', (s) => ({ room_id: s.room })),
    rpc('list_messages', 'everyone', (s) => ({ room_id: s.room })),
    rpc('list_changes', 'everyone', (s) => ({ room_id: s.room, after_change: 0 })),
    rpc('list_pinned', 'everyone', (s) => ({ room_id: s.room })),
    rpc('list_mentionable', 'signed-in', (s) => ({ room_id: s.room, search: 'a' })),
    rpc('post_message', 'self crew+', (s) => ({ room_id: s.room, client_id: s.client, body: 'Hello' }), {
      refused: 'chat_not_allowed',
    }),
    rpc('edit_message', 'self', (s) => ({ message_id: s.message, body: 'Changed' }), {
      refused: 'not_found',
    }),
    rpc('delete_message', 'self', (s) => ({ message_id: s.message }), { refused: 'not_found' }),
    rpc('remove_message', 'editor+', (s) => ({ message_id: s.message })),
    rpc('pin_message', 'editor+', (s) => ({ message_id: s.message, is_pinned: true })),
    rpc('set_reaction', 'signed-in', (s) => ({ message_id: s.message, emoji: '🔥', is_on: true })),
    rpc('report_message', 'others', (s) => ({ message_id: s.message, reason: 'spam' }), {
      refused: 'cannot_report_oneself',
    }),
    rpc('touch_room', 'signed-in', (s) => ({ room_id: s.room })),
    rpc('leave_room', 'signed-in', (s) => ({ room_id: s.room })),
    rpc('begin_chat_picture', 'self crew+', (s) => ({ event_id: s.event, room_id: s.room }), {
      refused: 'chat_not_allowed',
    }),
    rpc('find_chat_picture', 'everyone', (s) => ({ picture_id: s.chatPicture })),
    rpc('save_chat_room', 'editor+', (s) => ({
      event_id: s.event,
      room: { kind: 'ride_share', name: 'Trains', readBy: 'everyone', writeBy: 'everyone' },
    })),
    rpc('remove_chat_room', 'editor+', (s) => ({ room_id: s.crewRoom }), hidden),
    rpc('order_chat_rooms', 'editor+', (s) => ({ event_id: s.event, room_ids: [s.room] })),
    rpc('set_room_state', 'editor+', (s) => ({ room_id: s.room, is_locked: true })),
    rpc('mute_in_chat', 'editor+', (s) => ({ event_id: s.event, user_id: s.person.id })),
    rpc('unmute_in_chat', 'editor+', (s) => ({ event_id: s.event, user_id: s.person.id })),
    rpc('list_mutes', 'editor+', (s) => ({ event_id: s.event })),
    rpc('list_reports', 'editor+', (s) => ({ event_id: s.event })),
    rpc('decide_report', 'editor+', (s) => ({ report_id: s.report, decision: 'dismiss' })),
    rpc('list_chat_actions', 'editor+', (s) => ({ event_id: s.event })),
    // The room of the crew.
    ...['get_chat_room', 'list_messages', 'list_pinned'].map((name) =>
      rpc(name, 'crew+', (s) => ({ room_id: s.crewRoom }), { refused: 'not_found' }),
    ),
    rpc('list_changes', 'crew+', (s) => ({ room_id: s.crewRoom, after_change: 0 }), { refused: 'not_found' }),
    rpc('touch_room', 'crew+', (s) => ({ room_id: s.crewRoom }), { refused: 'not_found' }),
    rpc('list_mentionable', 'crew+', (s) => ({ room_id: s.crewRoom, search: 'a' }), { refused: 'not_found' }),
    rpc('post_message', 'crew+', (s) => ({ room_id: s.crewRoom, client_id: s.client, body: 'Hello' }), {
      refused: 'not_found',
    }),
    // Rooms of a draft, also for whoever holds a ticket of it.
    ...['get_chat_room', 'list_messages', 'list_pinned'].map((name) =>
      rpc(name, 'crew+', (s) => ({ room_id: s.drafted.room }), { refused: 'not_found' }),
    ),
    rpc('list_chat_rooms', 'crew+', (s) => ({ event_id: s.draft }), { refused: 'empty' }),
    rpc('find_chat_picture', 'crew+', (s) => ({ picture_id: s.drafted.chatPicture }), {
      refused: 'not_found',
    }),
    rpc('set_reaction', 'crew+', (s) => ({ message_id: s.drafted.message, emoji: '🔥', is_on: true }), {
      refused: 'not_found',
    }),
    rpc('report_message', 'crew+', (s) => ({ message_id: s.drafted.message, reason: 'spam' }), {
      refused: 'not_found',
    }),
  ],
};
