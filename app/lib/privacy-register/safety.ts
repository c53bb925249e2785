import type { Entry } from './entry';

export const safetyEntries: readonly Entry[] = [
  {
    id: 'rates',
    title: 'Counting tries',
    what: 'How often something was tried lately, by the number of an account, and by network address as a hash.',
    why: 'To stop guessing, flooding and buying by machine.',
    ground: 'interest',
    lasts: { periods: ['rates'] },
    fate: 'kept',
    onDeletion: 'Goes by itself within a day.',
    tables: {
      'private.rate_limits': {
        personal: 'key',
        plain: 'window_started taken',
      },
    },
  },
  {
    id: 'audit',
    title: 'Who did what',
    what: 'What staff and organisers did that others may have to ask about, by number, without names.',
    why: 'So that nobody can misuse their rights unseen.',
    ground: 'interest',
    lasts: { periods: ['audit'] },
    fate: 'kept',
    onDeletion: 'The number stays and leads to nobody; there are no names in it.',
    tables: {
      'public.audit_entries': {
        personal: 'at actor_user_id action entity_type entity_id',
        withheld: 'detail',
        plain: 'id',
        export: { key: 'audit_entries', by: 'actor_user_id' },
      },
    },
  },
  {
    id: 'suspensions',
    title: 'Suspensions',
    what: 'That an account was suspended, and why.',
    why: 'To keep out who does harm.',
    ground: 'interest',
    lasts: { words: 'As long as the suspension.' },
    fate: 'erased',
    onDeletion: 'Erased with the account. Whoever is suspended asks us to delete it.',
    tables: {
      'public.suspensions': {
        personal: 'entity_id suspended_at',
        withheld: 'reason',
        plain: 'entity_type',
      },
    },
  },
  {
    id: 'jobs',
    title: 'Work under way',
    what: 'What the server has yet to do, such as a mail to be sent.',
    why: 'So that nothing is forgotten when a machine stops.',
    ground: 'interest',
    lasts: { periods: ['failed_jobs'], words: 'Until it is done.' },
    fate: 'erased',
    onDeletion: 'Done or gone within a month.',
    tables: {
      'graphile_worker._private_jobs': {
        personal: 'payload',
        withheld: 'last_error',
        plain:
          'id job_queue_id task_id priority run_at attempts max_attempts created_at updated_at key locked_at locked_by revision flags is_available',
      },
    },
  },
];
