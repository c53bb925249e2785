import type { Entry } from './entry';

export const accountEntries: readonly Entry[] = [
  {
    id: 'sign-in',
    title: 'Your sign-in',
    what: 'Your e-mail address, your password as a one-way hash (or the link to the service that you sign in with), and when you last signed in.',
    why: 'Without it you could not sign in.',
    ground: 'contract',
    lasts: {
      periods: ['unconfirmed'],
      words: 'As long as you have an account. An address that is never confirmed goes by itself.',
    },
    fate: 'erased',
    onDeletion: 'Erased at once. The address is free for a new account, which gets nothing of the old one.',
    tables: {
      'auth.users': {
        personal:
          'id email phone email_confirmed_at invited_at confirmation_sent_at recovery_sent_at email_change email_change_sent_at phone_confirmed_at phone_change phone_change_sent_at reauthentication_sent_at raw_user_meta_data last_sign_in_at created_at',
        withheld:
          'encrypted_password confirmation_token recovery_token email_change_token_new email_change_token_current phone_change_token reauthentication_token',
        plain:
          'aud role confirmed_at is_sso_user is_anonymous updated_at raw_app_meta_data email_change_confirm_status deleted_at banned_until',
        export: { key: 'account', by: 'id' },
      },
      'auth.identities': {
        personal: 'id provider provider_id user_id identity_data email last_sign_in_at created_at',
        plain: 'updated_at',
        export: { key: 'sign_in_identities', by: 'user_id' },
      },
    },
  },
  {
    id: 'sessions',
    title: 'Where you are signed in',
    what: 'One line for each browser that you are signed in with: when that began, its network address and its name for itself.',
    why: 'So that you stay signed in, and can sign out everywhere.',
    ground: 'contract',
    lasts: { periods: ['sessions', 'sign_in_attempts', 'sign_in_log'], words: 'Until you sign out.' },
    fate: 'erased',
    onDeletion: 'Ended and erased at once.',
    tables: {
      'auth.sessions': {
        personal: 'id user_id refreshed_at user_agent ip created_at updated_at',
        withheld: 'refresh_token_hmac_key',
        plain: 'not_after tag scopes aal factor_id refresh_token_counter',
        export: { key: 'sessions', by: 'user_id' },
      },
      'auth.refresh_tokens': {
        personal: 'user_id',
        withheld: 'token parent',
        plain: 'id revoked created_at updated_at session_id',
      },
      'auth.flow_state': {
        personal: 'user_id',
        withheld: 'auth_code code_challenge provider_access_token provider_refresh_token invite_token',
        plain:
          'id authentication_method code_challenge_method provider_type oauth_client_state_id email_optional created_at updated_at auth_code_issued_at referrer linking_target_id',
      },
      'auth.audit_log_entries': {
        personal: '',
        withheld: 'payload ip_address',
        plain: 'id created_at',
      },
    },
  },
  {
    id: 'profile',
    title: 'Your profile',
    what: 'The name you go by, and if you like a handle, a few words, a picture, and who may see your plans.',
    why: 'You choose what others see. With a handle you have a public page; without one only your teams see your name.',
    ground: 'contract',
    lasts: { words: 'As long as you have an account.' },
    fate: 'anonymised',
    onDeletion:
      'Erased at once, files included. A number without a name stays, so that what refers to it does not break.',
    tables: {
      'public.users': {
        personal:
          'id supabase_id display_name created_at handle bio going_visibility timetable_visibility picture_path picture_focus_x picture_focus_y',
        plain: 'is_public suspended_at deleted_at',
        export: { key: 'profile', by: 'id' },
      },
      'storage.objects': {
        personal: 'name owner owner_id created_at',
        plain: 'id bucket_id version user_metadata path_tokens metadata last_accessed_at updated_at',
        export: { key: 'files', by: 'owner_id' },
      },
    },
  },
  {
    id: 'following',
    title: 'What and whom you follow',
    what: 'Artists, venues, promoters, genres and people that you follow, and whom you blocked.',
    why: 'So that you hear of what you like, and not of whom you do not.',
    ground: 'contract',
    lasts: { words: 'Until you change it.' },
    fate: 'erased',
    onDeletion: 'Erased at once, and so is everybody’s following of you.',
    tables: {
      'public.follows': {
        personal: 'user_id entity_type entity_id is_accepted created_at',
        export: { key: 'follows', by: 'user_id' },
      },
      'public.user_blocks': {
        personal: 'user_id blocked_id created_at',
        export: { key: 'blocks', by: 'user_id' },
      },
    },
  },
  {
    id: 'plans',
    title: 'Your plans',
    what: 'Events that you are going to or interested in, acts that you marked, the link of your calendar.',
    why: 'So that they are there on every device, and friends see them if you let them.',
    ground: 'contract',
    lasts: { words: 'Until you change it.' },
    fate: 'erased',
    onDeletion: 'Erased at once.',
    tables: {
      'public.event_interest': {
        personal: 'user_id event_id interest created_at',
        export: { key: 'interest', by: 'user_id' },
      },
      'public.slot_favourites': {
        personal: 'user_id slot_id event_id at',
        export: { key: 'favourites', by: 'user_id' },
      },
      'public.timetable_plans': {
        personal: 'user_id event_id visibility',
        withheld: 'share_key',
        export: { key: 'timetable_plans', by: 'user_id' },
      },
      'private.calendar_keys': {
        personal: 'user_id created_at',
        withheld: 'key_hash',
        export: { key: 'calendar_links', by: 'user_id' },
      },
    },
  },
];
