import type { Entry } from './entry';

export const buyingEntries: readonly Entry[] = [
  {
    id: 'orders',
    title: 'Orders and receipts',
    what: 'Your name and e-mail address, what you bought, when, and what it cost. Of a card we see the last four digits; the rest stays with the payment provider.',
    why: 'To sell you tickets, and because tax law obliges us and the organiser to keep receipts.',
    ground: 'law',
    lasts: {
      periods: ['receipts', 'holders', 'baskets'],
    },
    fate: 'kept',
    onDeletion:
      'What has a receipt keeps the buyer’s name and address for as long as the law asks. Everything else loses both.',
    tables: {
      'public.orders': {
        personal:
          'id code user_id email name kind status subtotal discount fee total vat refunded expires_at created_at paid_at',
        withheld: 'secret_hash request_key search_text',
        plain: 'event_id currency takes_room is_open coupon_id',
        export: { key: 'orders', by: 'user_id' },
      },
      'public.order_lines': {
        personal: 'order_id',
        plain: 'id ticket_type_id quantity unit_price discount fee',
      },
      'public.order_events': {
        personal: 'order_id what at',
        withheld: 'detail by_user_id',
        plain: 'id',
      },
      'public.payments': {
        personal: 'order_id card_last4',
        plain: 'id provider_ref status amount refunded currency created_at settled_at',
      },
      'public.refunds': {
        personal: 'order_id',
        withheld: 'reason by_user_id',
        plain: 'id payment_id request_key provider_ref status amount ticket_ids created_at ended_at error',
      },
      'public.receipts': {
        personal: 'order_id',
        plain: 'seller seller_name year number issued_at lines vat',
      },
      'private.order_attendees': {
        personal: 'order_id name email answers',
        plain: 'n ticket_type_id',
      },
      'private.order_keys': {
        personal: 'order_id',
        withheld: 'secret_hash',
        plain: 'created_at',
      },
      'private.checkouts': {
        personal: 'order_id',
        withheld: 'url',
        plain:
          'id attempt destination application_fee provider_ref expires_at closed_at checked_at created_at',
      },
      'private.disputes': {
        personal: 'payment_id',
        plain: 'provider_ref closed_at',
      },
    },
  },
  {
    id: 'tickets',
    title: 'Tickets',
    what: 'Whose a ticket is, what you answered to the organiser’s questions, and to whom you gave it. The organiser sees names and answers.',
    why: 'A ticket has to be somebody’s, and the organiser has to know who comes.',
    ground: 'contract',
    lasts: { periods: ['holders', 'left_sales'] },
    fate: 'anonymised',
    onDeletion:
      'Tickets for events to come stay valid and keep their name until the event is over: they are paid for, and the mails that we sent you open them. All others lose it at once.',
    tables: {
      'public.tickets': {
        personal: 'id order_id serial status holder_id holder_name holder_email paid',
        plain: 'order_line_id event_id ticket_type_id issued_at',
        export: { key: 'tickets', by: 'holder_id' },
      },
      'public.ticket_answers': {
        personal: 'ticket_id answer',
        plain: 'question_id',
      },
      'public.ticket_transfers': {
        personal: 'id ticket_id from_user_id created_at taken_at withdrawn_at',
        withheld: 'email',
        export: { key: 'ticket_transfers', by: 'from_user_id' },
      },
    },
  },
  {
    id: 'waiting',
    title: 'Waiting lists',
    what: 'What you wait for, and since when.',
    why: 'So that what comes free is offered in the order in which people came.',
    ground: 'contract',
    lasts: { periods: ['waits'] },
    fate: 'erased',
    onDeletion: 'Erased at once; your place goes to the next.',
    tables: {
      'public.waiting_entries': {
        personal: 'id event_id ticket_type_id user_id quantity created_at order_id',
        export: { key: 'waiting_lists', by: 'user_id' },
      },
    },
  },
  {
    id: 'scans',
    title: 'At the door',
    what: 'When and at which gate a ticket was scanned, and by whom.',
    why: 'So that a ticket lets in once, and the house knows how many are inside.',
    ground: 'contract',
    lasts: { periods: ['scans'] },
    fate: 'anonymised',
    onDeletion: 'The scan stays with the ticket, which no longer says whose it was.',
    tables: {
      'public.scans': {
        personal: 'id event_id ticket_id direction at',
        withheld: 'by_user_id',
        plain:
          'device_id nonce gate_id ticket_type_id outcome verdict against_id undoes_id is_offline device_at received_at night is_undone is_accepted is_conflict override_reason method',
      },
      'private.admissions': {
        personal: 'ticket_id inside entries',
        plain: 'event_id night last_entry_id changed_in',
      },
    },
  },
  {
    id: 'payment-provider',
    title: 'What the payment provider tells us',
    what: 'Its messages about payments, with the buyer’s name and address as typed there.',
    why: 'To learn that a payment arrived, was refused or went back.',
    ground: 'contract',
    lasts: { periods: ['payment_events', 'simulated_payments'] },
    fate: 'kept',
    onDeletion: 'They go by themselves after that time.',
    tables: {
      'public.payment_events': {
        personal: 'payload',
        plain: 'id provider_id type received_at processed_at attempts error',
      },
      'private.simulator_objects': {
        personal: 'data',
        plain: 'id kind created_at',
      },
    },
  },
];
