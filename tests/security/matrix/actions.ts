import { randomUUID } from 'node:crypto';
import type { Side } from '../scene/side.ts';

/**
 * What the server does with its own rights once a route's action let somebody through. What pages ask of the database as the
 * person is in the functions; what they ask of the server is here.
 */
export type ActionRule = {
  at: (side: Side) => string;
  body: (side: Side) => Record<string, string> | string;
  may: string;
  /** Status for those who may, and for the others: strangers / signed in. */
  answer: string;
  refused: string;
};

const action = (
  at: ActionRule['at'],
  body: ActionRule['body'],
  [may, answer]: [string, string],
  refused: string,
): ActionRule => ({ at, body, may, answer, refused });

const letter = { subject: 'Doors', body: 'Doors open later.' };

export const actions: ActionRule[] = [
  action(
    (s) => `/admin/event/${s.event}/message-letter`,
    () => letter,
    ['manager+', '200'],
    '404',
  ),
  // Nothing was paid with a card here: whoever may ask is told so, the others are not shown the order.
  action(
    (s) => `/admin/event/${s.event}/orders/${s.guestOrder}`,
    () => ({ key: randomUUID(), reason: 'A test' }),
    ['manager', '200'],
    'gate/404',
  ),
  // No picture at all, which is looked at after the right.
  action(
    (s) => `/customize-tickets/picture?event=${s.event}`,
    () => 'nothing',
    ['editor+', '422'],
    '401/404',
  ),
  action(
    (s) => `/event/${s.event}/chat/${s.room}/picture`,
    () => ({ picture: '' }),
    ['self crew+', '415'],
    '401/403',
  ),
  action(
    (s) => `/event/${s.event}/chat/${s.crewRoom}/picture`,
    () => ({ picture: '' }),
    ['crew+', '415'],
    '401/404',
  ),
  action(
    () => '/push-subscription',
    () => 'nothing',
    ['signed-in', '400'],
    '401',
  ),
  action(
    () => '/webhooks/stripe',
    () => '{"type":"charge.succeeded"}',
    ['none', ''],
    '400',
  ),
  action(
    () => '/unsubscribe',
    () => ({}),
    ['none', ''],
    '400',
  ),
];
