import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLeadEvent, listShelf } from '~/features/events/queries';
import { type EmbeddedTestBackend, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';

let backend: EmbeddedTestBackend;
let make: ReturnType<typeof catalogueOf>;
beforeAll(async () => {
  backend = await startEmbedded();
  make = catalogueOf(backend.sql);
});
afterAll(() => backend.stop());

test('who leads the home page: nobody, then the nearest that takes place, then whom staff chose', async () => {
  const stranger = backend.anonymous();
  const lead = () => findLeadEvent(stranger, new Date().toISOString());
  expect(await lead()).toBeNull();

  await make.event({ title: 'Called off', status: 'cancelled', inHours: 5 });
  expect(await lead()).toBeNull();

  const artist = await make.artist('Nox');
  await make.event({ title: 'Tomorrow', inHours: 24, artists: [artist] });
  const later = await make.event({ title: 'Next week', inHours: 168, artists: [artist] });
  expect(await lead()).toMatchObject({ title: 'Tomorrow', acts: ['Nox'] });

  await backend.sql`update public.events set featured_at = now() where id = ${later}`;
  expect(await lead()).toMatchObject({ title: 'Next week', acts: ['Nox'] });
});

test('of a line-up and of ids a card says nothing, so none of it is sent', async () => {
  const [card] = await listShelf(backend.anonymous(), 'announced', new Date().toISOString());
  expect(Object.keys(card ?? {}).sort()).toEqual([
    ...['currency', 'ends_at', 'genres', 'id', 'is_sold_out', 'picture', 'price_from'],
    ...['starts_at', 'status', 'timezone', 'title', 'venue'],
  ]);
});
