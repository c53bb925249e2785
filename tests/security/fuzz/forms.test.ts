import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkAnnouncement, contentOf } from '~/features/announcements/schema';
import { checkArtist } from '~/features/artists/schema';
import { checkCoupon, newCoupon } from '~/features/coupons/schema';
import { checkGate, checkRules, checkScanner } from '~/features/door/schema';
import { checkEvent, checkNewEvent } from '~/features/events/schema';
import { checkMessage, newMessage } from '~/features/holder-messages/schema';
import { checkHolder } from '~/features/order-admin/schema';
import { checkBio, checkHandle, readHandle } from '~/features/profiles/rules';
import { checkPromoter } from '~/features/promoters/schema';
import { checkEmail, checkName, checkNewPassword } from '~/features/session/fields';
import {
  checkGift,
  checkPool,
  checkQuestion,
  checkTicketType,
  newTicketType,
} from '~/features/ticket-types/schema';
import { checkNewVenue, checkStage, checkVenue } from '~/features/venues/schema';
import { checkEndpoint, newEndpoint } from '~/features/webhooks/schema';
import { claimBody, gateBody, registerBody, scanBody, syncBody, undoBody } from '~/routes/door/door-requests';
import { previewBody, saveBody, templateBody } from '~/routes/event-admin/ticket-design-requests';
import { hostileJson, hostileText, runs } from './hostile.ts';

const event = {
  title: 'Night',
  description: '',
  doors_at: null,
  starts_at: '2026-11-20T21:00:00Z',
  ends_at: '2026-11-21T05:00:00Z',
  timezone: 'Europe/Berlin',
  venue_id: 1,
  minimum_age: 18,
  price_from: 1200,
  currency: 'EUR',
  is_sold_out: false,
  transfers_allowed: true,
  self_cancel_hours: 24,
  refund_note: '',
  links: [{ label: 'Site', url: 'https://x.test' }],
  genre_ids: [1],
  promoter_ids: [1],
};
const venue = {
  name: 'Halle',
  description: '',
  address: '',
  postal_code: '',
  city: 'Kiel',
  country: 'DE',
  latitude: 54.3,
  longitude: 10.1,
  timezone: 'Europe/Berlin',
  capacity: 500,
  access_notes: '',
  travel_notes: '',
  links: [],
};
const profile = { name: 'Aurora', description: '', links: [{ label: 'Site', url: 'https://x.test' }] };

type Form = [name: string, example: object, check: (content: never) => Record<string, unknown>];
const forms: Form[] = [
  ['announcement', contentOf(null), checkAnnouncement],
  ['artist', { ...profile, genre_ids: [1] }, checkArtist],
  ['promoter', profile, checkPromoter],
  ['coupon', newCoupon, checkCoupon],
  ['door rules', { reentry: 'none', capacity: 1, live_code: true, search_allowed: true }, checkRules],
  ['gate', { name: 'North', typeIds: [1] }, checkGate],
  ['scanner', { name: 'Phone', gateId: 1, typeIds: [1] }, checkScanner],
  ['event', event, checkEvent],
  ['new event', { ...event, promoter_id: 1 }, checkNewEvent],
  ['message to holders', newMessage, checkMessage],
  ['holder', { name: 'Ada', email: 'ada@x.test' }, checkHolder],
  ['ticket type', newTicketType, checkTicketType],
  ['pool', { name: 'All', size: 1 }, checkPool],
  ['gift', { name: 'Ada', email: 'a@x.test', quantity: 1, ticket_type_id: 1, note: '' }, checkGift],
  [
    'question',
    { label: 'Diet', kind: 'text', choices: ['a'], is_required: true, ticket_type_ids: [1] },
    checkQuestion,
  ],
  ['venue', venue, checkVenue],
  ['new venue', venue, checkNewVenue],
  ['stage', { name: 'Main', capacity: 1 }, checkStage],
  ['webhook', newEndpoint('event 1'), (content) => checkEndpoint(content, ['internal.test'])],
];

/** What the field of a page could hold: of the kind that it is, with anything in it. */
function fieldLike(name: string, value: unknown): fc.Arbitrary<unknown> {
  const moment = fc.constantFrom(null, '2026-11-20T21:00:00Z', '2026-13-40', '', '+275761-01-01T00:00:00Z');
  if (/(_at|At|_from|_until|nights)$/.test(name) && (value === null || typeof value === 'string'))
    return name.endsWith('nights') ? fc.constant(null) : moment;
  if (typeof value === 'boolean') return fc.boolean();
  // Things are chosen from what there is.
  const id = fc.integer({ min: 1 });
  if (/(_ids|Ids|unlocks)$/.test(name)) return fc.array(id, { maxLength: 12 });
  if (/(_id|Id|opens_after)$/.test(name)) return fc.option(id);
  if (typeof value === 'number' || value === null)
    return fc.oneof(fc.constant(null), fc.integer(), fc.double({ noNaN: true }), fc.nat(100));
  if (Array.isArray(value)) {
    const [first] = value as unknown[];
    if (typeof first === 'string') return fc.array(hostileText, { maxLength: 4 });
    return fc.array(fc.record({ label: hostileText, url: hostileText }), { maxLength: 14 });
  }
  // What is chosen from a list is one of the list.
  return /^(kind|reentry|segment|audience|fee_handling)$/.test(name) ? fc.constant(value) : hostileText;
}

describe.each(forms)('the form of a %s', (_, example, check) => {
  test('says in words what is wrong, whatever was typed', () => {
    const fields = Object.entries(example).map(([name, value]) => [name, fieldLike(name, value)] as const);
    fc.assert(
      fc.property(fc.record(Object.fromEntries(fields)), (content) => {
        for (const [field, words] of Object.entries(check(content as never))) {
          expect(typeof words === 'string' && words.length > 5, `${field}: ${String(words)}`).toBe(true);
          expect(words, field).not.toMatch(/^(Invalid input|Too (big|small)|Unrecognized|Expected)/);
        }
      }),
      runs(40),
    );
  });
});

test('names, passwords and addresses of accounts', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      for (const check of [
        checkEmail,
        checkNewPassword,
        checkName,
        checkBio,
        (name: string) => checkHandle(readHandle(name)),
      ]) {
        const words = check(text);
        if (words !== undefined) expect(words.length).toBeGreaterThan(5);
      }
    }),
    runs(300),
  );
});

const bodies = {
  scanBody,
  syncBody,
  undoBody,
  claimBody,
  registerBody,
  gateBody,
  saveBody,
  templateBody,
  previewBody,
};

test.each(Object.entries(bodies))('%s takes or refuses data of any shape', (_, schema) => {
  fc.assert(
    fc.property(hostileJson, (json) => {
      schema.safeParse(json);
    }),
    runs(100),
  );
});
