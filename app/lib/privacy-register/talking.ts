import type { Entry } from './entry';

export const talkingEntries: readonly Entry[] = [
  {
    id: 'chat',
    title: 'Chat',
    what: 'What you write and send in the rooms of an event, how you react, where you have read to.',
    why: 'To talk with others who are there.',
    ground: 'contract',
    lasts: { periods: ['chat', 'presence'], words: 'Whether you are in a room right now, much shorter.' },
    fate: 'erased',
    onDeletion:
      'Your words and pictures are erased at once; where they stood it says that a message was deleted.',
    tables: {
      'public.chat_messages': {
        personal: 'id room_id event_id author_id body picture created_at edited_at deleted_at',
        withheld: 'reply_to mentions reactions',
        plain: 'seq change client_id pinned_at is_removed',
        export: { key: 'chat_messages', by: 'author_id' },
      },
      'public.chat_pictures': {
        personal: 'id room_id user_id width height created_at',
        withheld: 'path',
        plain: 'message_id',
        export: { key: 'chat_pictures', by: 'user_id' },
      },
      'public.chat_reactions': {
        personal: 'message_id user_id emoji',
        export: { key: 'chat_reactions', by: 'user_id' },
      },
      'public.chat_reads': {
        personal: 'user_id room_id last_seq',
        plain: 'told_seq told_at',
        export: { key: 'chat_reads', by: 'user_id' },
      },
      'private.chat_people': {
        personal: 'event_id user_id',
        export: { key: 'chat_events', by: 'user_id' },
      },
      'private.chat_here': {
        personal: 'room_id user_id seen_at',
      },
      'private.chat_here_counts': {
        personal: 'people',
        plain: 'room_id here counted_at',
      },
      'realtime.messages': {
        personal: 'payload',
        plain: 'id topic extension event private updated_at inserted_at position transaction_id',
      },
      'realtime.relay': {
        personal: 'body',
        plain: 'id sent_at',
      },
    },
  },
  {
    id: 'chat-safety',
    title: 'Keeping the chat safe',
    what: 'Reports that you made and that others made of you, mutes, and what moderators did.',
    why: 'So that a room stays safe, also from whom it had to be kept from.',
    ground: 'interest',
    lasts: { periods: ['chat'] },
    fate: 'kept',
    onDeletion:
      'Reports that you made lose your name. What moderators decided stays as a number without a name until it ends by itself; the words that it was about are erased, unless a report of them is still open.',
    tables: {
      'public.chat_reports': {
        personal: 'id event_id room_id message_id reporter_id reason note created_at decided_at decision',
        withheld: 'author_id body picture decided_by',
        export: { key: 'chat_reports', by: 'reporter_id' },
      },
      'public.chat_mutes': {
        personal: 'id event_id user_id until reason created_at lifted_at',
        withheld: 'muted_by',
        export: { key: 'chat_mutes', by: 'user_id' },
      },
      'public.chat_muted_tickets': {
        personal: 'ticket_id',
        plain: 'mute_id',
      },
      'public.chat_actions': {
        personal: 'event_id room_id message_id user_id what at',
        withheld: 'by_user_id detail',
        plain: 'id',
      },
    },
  },
  {
    id: 'notifications',
    title: 'What you were told',
    what: 'The news behind the bell, what you chose to be told and how, and the devices that you let us reach.',
    why: 'To tell you what you asked for, and no more.',
    ground: 'contract',
    lasts: {
      periods: [
        'notifications',
        'deliveries',
        'silent_devices',
        'order_mails',
        'test_notifications',
        'message_audiences',
      ],
      words: 'Your choices and devices until you change them.',
    },
    fate: 'erased',
    onDeletion: 'Erased at once.',
    tables: {
      'public.notifications': {
        personal:
          'id user_id kind event_id subject_type subject_id room_id slot_id happens_at title because_type because_id because_name channels in_app created_at read_at',
        withheld: 'actor_id excerpt',
        export: { key: 'notifications', by: 'user_id' },
      },
      'public.notification_settings': {
        personal: 'user_id category in_app email push',
        export: { key: 'notification_choices', by: 'user_id' },
      },
      'public.push_subscriptions': {
        personal: 'id user_id device created_at last_sent_at',
        withheld: 'endpoint p256dh auth',
        plain: 'failures',
        export: { key: 'devices', by: 'user_id' },
      },
      'private.deliveries': {
        personal: 'id user_id channel address state error created_at sent_at',
        plain: 'notification_id holder_message_id room_id attempts due_at',
        export: { key: 'letters_and_pushes', by: 'user_id' },
      },
      'private.test_notifications': {
        personal: 'id user_id kind channels created_at',
        withheld: 'sent_by',
        plain: 'notification_id',
      },
      'private.announcement_views': {
        personal: 'announcement_id user_id seen_at dismissed_at opened_at',
        export: { key: 'announcements_seen', by: 'user_id' },
      },
      'private.holder_message_audience': {
        personal: 'message_id address user_id',
        plain: 'n',
      },
      'private.order_mails': {
        personal: 'recipient order_id sent_at',
        plain: 'kind claimed_at occasion',
      },
    },
  },
  {
    id: 'optouts',
    title: 'Mail that you do not want',
    what: 'A one-way hash of your address, and what it wants no mail about.',
    why: 'So that we keep to it, also when somebody else buys you a ticket.',
    ground: 'law',
    lasts: { words: 'Until you want it again.' },
    fate: 'kept',
    onDeletion: 'Kept: it is how we know not to write. Nobody can read an address from it.',
    tables: {
      'private.mail_optouts': {
        personal: 'address_hash',
        plain: 'category created_at',
      },
    },
  },
  {
    id: 'mailbox',
    title: 'Mail on an installation without a mail server',
    what: 'Mails that would have been sent, in a mailbox that only this machine can open.',
    why: 'To try Limelight out.',
    ground: 'interest',
    lasts: { periods: ['mailbox'] },
    fate: 'erased',
    onDeletion: 'Erased at once.',
    tables: {
      'private.mailbox': {
        personal: 'recipient subject text_body html_body sent_at',
        plain: 'id headers',
      },
      'private.mail_attachments': {
        personal: 'content',
        plain: 'id mail_id filename content_type',
      },
    },
  },
];
