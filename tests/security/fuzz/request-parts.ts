import fc from 'fast-check';
import { hostileText } from './hostile.ts';

/** In the way that a browser would send it. */
export const part = fc.oneof(
  fc.constantFrom(
    '1',
    '2',
    '0',
    '-1',
    '999999',
    '9007199254740993',
    'x',
    '1.png',
    '1.ics',
    '%00',
    '%2e%2e%2f',
    'event',
    'artist',
  ),
  hostileText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 300)),
);

export const search = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'q',
        'page',
        'sort',
        'status',
        'order',
        'code',
        'redirect',
        'token',
        't',
        'night',
        'genre',
        'city',
        'from',
        'after',
        'account',
        'session_id',
        'id',
        'tab',
        'event',
        'type',
      ),
      hostileText,
    ),
    { maxLength: 4 },
  )
  .map((pairs) =>
    pairs.map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed()).slice(0, 400)}`).join('&'),
  );

export const fields = fc.dictionary(
  fc.constantFrom(
    'intent',
    'email',
    'password',
    'mode',
    'id',
    'code',
    'secret',
    'redirect',
    'type',
    'entity',
    'level',
    'name',
    'quantity-1',
    'price-1',
    'order',
    'token_hash',
    'promoter',
    'way',
    'text',
    'address',
    'user',
    'ticket',
    'body',
    'subject',
    'handle',
    'scope',
    'kind',
  ),
  fc.oneof(
    hostileText,
    fc.constantFrom('1', 'save', 'remove', 'invite', 'pay', 'return', 'refund', 'follow', 'text'),
  ),
);
