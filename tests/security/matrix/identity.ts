import { type Domain, harmless, rpc, table } from './notation.ts';

const entity = `t.entity_type || ':' || t.entity_id`;

export const identity: Domain = {
  tables: [
    table('users', {
      by: 't.id',
      select: 'self teammates followed staff',
      update: [
        'self',
        'bio display_name going_visibility handle picture_focus_x picture_focus_y picture_path timetable_visibility',
      ],
    }),
    table('user_permissions', { of: entity, select: 'self crew+' }),
    table('permission_changes', { of: entity, by: 'null', select: 'owner+' }),
    table('team_invitations', { of: entity, select: 'owner+', shows: 'email' }),
    table('follows', {
      to: `case t.entity_type when 'user' then t.entity_id end`,
      select: 'self addressee',
    }),
    table('user_blocks', { select: 'self' }),
    table('suspensions', { of: entity, by: 'null', select: 'crew+ staff' }),
    table('audit_entries', { select: 'staff' }),
  ],
  functions: [
    rpc('grant_permission', 'owner+', (s) => ({
      user_id: s.visitor.id,
      entity_type: 'event',
      entity_id: s.event,
      permission_level: 1,
    })),
    rpc('revoke_permission', 'owner+', (s) => ({
      user_id: s.mate,
      entity_type: 'artist',
      entity_id: s.artist,
    })),
    rpc('invite_to_team', 'owner+', (s) => ({
      entity_type: 'event',
      entity_id: s.event,
      email: 'new@matrix.test',
      permission_level: 1,
    })),
    rpc('withdraw_invitation', 'owner+', (s) => ({ invitation_id: s.invitation })),
    rpc('answer_invitation', 'addressee', (s) => ({ invitation_id: s.invitation, accept: false }), {
      refused: 'invitation_gone',
    }),
    rpc('list_my_invitations', 'signed-in'),
    rpc('find_people', 'staff', () => ({ search: 'visitor' })),
    rpc('follow', 'signed-in', (s) => ({ entity_type: 'artist', entity_id: s.artist })),
    rpc('unfollow', 'signed-in', (s) => ({ entity_type: 'artist', entity_id: s.artist })),
    // Only ever the followers of whoever asks.
    rpc('accept_follower', 'signed-in', (s) => ({ user_id: s.visitor.id })),
    rpc('remove_follower', 'signed-in', (s) => ({ user_id: s.visitor.id })),
    rpc('block_user', 'signed-in', (s) => ({ user_id: s.stranger })),
    rpc('unblock_user', 'signed-in', (s) => ({ user_id: s.stranger })),
    rpc('list_blocked', 'signed-in'),
    rpc('count_followers', 'everyone', (s) => ({ entity_type: 'artist', entity_id: s.artist })),
    rpc('count_new_followers', 'crew+', (s) => ({ entity_type: 'artist', entity_id: s.artist }), {
      refused: 'empty',
    }),
    // Counts what whoever asks can see: their own record, for most.
    rpc('count_new_users', 'signed-in', () => ({ first_day: '2026-11-01', days: 7 }), harmless),
    rpc('suspend_user', 'staff+', (s) => ({ user_id: s.stranger, reason: 'Unkind to strangers' })),
    rpc('restore_user', 'staff+', (s) => ({ user_id: s.suspended })),
    rpc('get_own_suspension', 'signed-in', undefined, harmless),
    rpc('suspend_entity', 'staff+', (s) => ({
      entity_type: 'artist',
      entity_id: s.artist,
      reason: 'Not an artist',
    })),
    rpc('restore_entity', 'staff+', (s) => ({ entity_type: 'artist', entity_id: s.artist }), {
      told: 'not_suspended',
    }),
  ],
};
