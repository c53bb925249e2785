import type { Entry } from './entry';

export const organisingEntries: readonly Entry[] = [
  {
    id: 'teams',
    title: 'Teams',
    what: 'Which teams you are in, at which level, who changed it, and invitations.',
    why: 'To know who may do what.',
    ground: 'contract',
    lasts: { periods: ['invitations', 'permission_changes'], words: 'Membership until it ends.' },
    fate: 'erased',
    onDeletion: 'You leave all teams. The record of changes keeps a number without a name.',
    tables: {
      'public.user_permissions': {
        personal: 'user_id entity_type entity_id permission_level granted_level inherited_level created_at',
        export: { key: 'permissions', by: 'user_id' },
      },
      'public.permission_changes': {
        personal: 'entity_type entity_id user_id level_before level_after changed_at',
        withheld: 'changed_by',
        plain: 'id',
        export: { key: 'permission_changes', by: 'user_id' },
      },
      'public.team_invitations': {
        personal: 'entity_type entity_id email permission_level invited_by created_at expires_at',
        plain: 'id',
        export: { key: 'invitations_sent', by: 'invited_by' },
      },
    },
  },
  {
    id: 'payout-accounts',
    title: 'Payouts',
    what: 'The number of your account with the payment provider, if you are paid out yourself. Bank details and papers are with the provider alone.',
    why: 'To pay you what your events earn.',
    ground: 'contract',
    lasts: { periods: ['receipts'], words: 'As long as receipts name it.' },
    fate: 'kept',
    onDeletion: 'Kept while receipts refer to it. Money that is still under way has to arrive first.',
    tables: {
      'public.payout_accounts': {
        personal: 'id promoter_id user_id provider_ref created_at',
        plain: 'mode charges_enabled payouts_enabled details_submitted missing is_ready read_at',
        export: { key: 'payout_accounts', by: 'user_id' },
      },
    },
  },
  {
    id: 'authorship',
    title: 'What you did as an organiser',
    what: 'That it was you who made, changed or sent something: a design, a message to holders, an import, an announcement, a webhook, a scanner.',
    why: 'So that a team knows whom to ask.',
    ground: 'interest',
    lasts: {
      periods: ['imports', 'import_previews', 'webhook_messages'],
      words: 'As long as the thing itself.',
    },
    fate: 'anonymised',
    onDeletion: 'A number without a name stays. Scanners in your name stop working.',
    tables: {
      'public.scanner_devices': {
        personal: 'event_id name user_id claimed_at created_at last_seen_at',
        withheld: 'token_hash link_hash pin_hash created_by',
        plain: 'id gate_id ticket_type_ids wrong_pins link_ends_at waiting accepted refused revoked_at is_on',
        export: { key: 'scanners', by: 'user_id' },
      },
      'public.holder_messages': {
        personal: 'event_id subject body reply_to created_by created_at',
        withheld: 'cancelled_by',
        plain:
          'id segment ticket_type_ids send_at is_held began_at ended_at tickets sent failed left_out state',
        export: { key: 'messages_to_holders', by: 'created_by' },
      },
      'public.announcements': {
        personal: 'title body created_by created_at',
        plain: 'id link_to link_label audience from_at until_at updated_at version',
        export: { key: 'announcements_written', by: 'created_by' },
      },
      'public.event_imports': {
        personal: 'made_by kind source created_at',
        plain: 'id state imported_at undone_at',
        export: { key: 'imports', by: 'made_by' },
      },
      'public.webhook_endpoints': {
        personal: 'created_by created_at',
        withheld: 'url description',
        plain: 'id promoter_id event_id topics is_enabled disabled_because failing_since',
      },
      'public.webhook_messages': {
        personal: 'data',
        plain: 'id key event_id topic happened_at created_at',
      },
      'public.ticket_designs': {
        personal: 'event_id saved_at',
        withheld: 'saved_by',
        plain: 'design version',
      },
      'public.ticket_design_versions': {
        personal: 'saved_at',
        withheld: 'saved_by',
        plain: 'event_id design version note',
      },
      'public.ticket_design_templates': {
        personal: 'saved_at',
        withheld: 'saved_by',
        plain: 'promoter_id name design id',
      },
      'private.ticket_design_pictures': {
        personal: 'added_at',
        withheld: 'added_by',
        plain: 'id event_id type width height content',
      },
    },
  },
];
