import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundsOf } from '~/lib/ticket-design/checks';
import type { TicketDesign } from '~/lib/ticket-design/document';
import { makeElement } from '~/lib/ticket-design/elements';
import { layoutTicket } from '~/lib/ticket-design/layout';
import { layouts } from '~/lib/ticket-design/layouts';
import { measureText } from '~/lib/ticket-design/measure';
import { type SampleName, sampleFacts } from '~/lib/ticket-design/samples';
import { sizeNames, ticketSizes } from '~/lib/ticket-design/sizes';
import { collect } from '~/services/documents/pdf-stream.server';
import { streamTicketsPdf } from '~/services/documents/tickets-pdf.server';
import { readCode } from '~/services/door/read-code.server';
import { addDesignPicture } from '~/services/ticket-design/add-picture.server';
import { streamPreview } from '~/services/ticket-design/preview-pdf.server';
import { saveDesign } from '~/services/ticket-design/save-design.server';
import { doorOf } from '../fixtures/door.ts';
import { createPaymentWorld, type PaymentWorld } from '../fixtures/payments.ts';
import { readPdf, readPlaces, readPrintedCode } from '../fixtures/poppler.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world.stop());

const palette = { ground: '#0c0722', deep: '#2b1273', ink: '#f4ecff', first: '#8b5cff', second: '#ff5fc8' };
const [standard] = layouts;
const design = standard.make(palette);
const preview = async (given: TicketDesign, size: (typeof sizeNames)[number], sample: SampleName) =>
  collect(await streamPreview(world.platform, given, size, sampleFacts[sample]));

test.each(layouts.map(({ id, make }) => [id, make] as const))(
  'what %s says stands on paper where the marks have it',
  async (_, make) => {
    for (const [size, sample] of [
      ['a5', 'normal'],
      ['thermal', 'longest'],
      ['phone', 'cyrillic'],
      ['a6', 'greek'],
      ['a4', 'accents'],
    ] as const) {
      const made = make(palette);
      const [page] = readPlaces(await preview(made, size, sample));
      expect(page?.width).toBeCloseTo(ticketSizes[size].width, 0);
      expect(page?.height).toBeCloseTo(ticketSizes[size].height, 0);
      for (const mark of layoutTicket(made, size, sampleFacts[sample], measureText)) {
        if (mark.kind !== 'text') continue;
        const [first = ''] = mark.text.split(' ');
        const { x, y, height } = boundsOf(mark);
        const near = page?.words.filter(
          (word) =>
            Math.abs(word.x - x) < 1 + mark.width * 0.02 && word.y < y + height && word.y + word.height > y,
        );
        expect(
          near?.map(({ text }) => text.replaceAll('&amp;', '&')),
          `${mark.text} on ${size}`,
        ).toContain(first);
      }
    }
  },
);

test.each<SampleName>(['cyrillic', 'greek', 'accents'])(
  '%s can be read, searched and copied',
  async (sample) => {
    const [page = ''] = readPdf(await preview(design, 'a5', sample));
    const { holder, venue, type } = sampleFacts[sample];
    for (const words of [...holder.split(' '), venue, type]) expect(page).toContain(words);
  },
);

test('the code of a designed ticket is read off paper and lets in once', async () => {
  const door = doorOf(world.sql);
  const { event, tickets } = await door.night();
  const editor = await world.person();
  await world.catalogue.permit(editor, 'event', event, 2);
  const coloured = layouts[2]?.make(palette) ?? design;
  expect(
    await saveDesign(world.platform, editor.id, {
      eventId: event,
      design: coloured,
      baseVersion: 0,
      note: '',
    }),
  ).toEqual({ version: 1 });
  const [order] =
    await world.sql`select order_id::int as id from public.tickets where id = ${tickets[0] ?? 0}`;
  const phone = await door.device(event);
  for (const size of sizeNames) {
    const chunks = await streamTicketsPdf(world.platform, order?.id, { size });
    const text = await readPrintedCode(await collect(chunks ?? noChunks()), 1, size === 'phone' ? 110 : 200);
    const read = await readCode(world.platform, event, text);
    expect(read, size).toEqual({ serial: await door.serialOf(tickets[0] ?? 0), isLive: false });
  }
  const scanned = await door.scan(event, phone, { ticket: tickets[0] ?? 0, nonce: randomUUID() });
  expect(scanned).toMatchObject({ outcome: 'accepted' });
});

test('a picture is in the file once, however many tickets show it', async () => {
  const { orderId, event, tickets } = await world.bought();
  const editor = await world.person();
  await world.catalogue.permit(editor, 'event', event, 2);
  const noise = {
    create: {
      width: 800,
      height: 1000,
      channels: 3 as const,
      background: '#777777',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
    },
  };
  const file = await sharp(noise).png().toBuffer();
  const added = await addDesignPicture(world.platform, editor.id, event, file);
  if (!('pictureId' in added)) throw new Error(added.reason);
  const picture = { id: added.pictureId, width: added.width, height: added.height };
  const logo = makeElement('logo', { x: 700, y: 380, w: 240, h: 120, picture });
  const own: TicketDesign = {
    ...design,
    printSize: 'a6',
    background: { kind: 'picture', picture, focusX: 0.2, focusY: 0.8, zoom: 1.5 },
    elements: [logo, ...design.elements],
  };
  expect(
    await saveDesign(world.platform, editor.id, { eventId: event, design: own, baseVersion: 0, note: '' }),
  ).toEqual({ version: 1 });
  const sizeOf = async () =>
    (await collect((await streamTicketsPdf(world.platform, orderId)) ?? noChunks())).length;
  const two = await sizeOf();
  await world.sql`insert into public.tickets (order_id, order_line_id, event_id, ticket_type_id)
    select order_id, order_line_id, event_id, ticket_type_id from public.tickets, generate_series(1, 20) where id = ${tickets[0] ?? 0}`;
  const many = await sizeOf();
  expect(two).toBeGreaterThan(100_000);
  expect(many - two).toBeLessThan(20 * 12_000);
  const [page] = readPlaces(await collect((await streamTicketsPdf(world.platform, orderId)) ?? noChunks()));
  expect(page?.width).toBeCloseTo(ticketSizes.a6.width, 0);
});

test('where codes change, paper says so and carries none', async () => {
  const { orderId, event } = await world.bought();
  await world.sql`insert into public.door_rules (event_id, live_code) values (${event}, true)`;
  const file = await collect((await streamTicketsPdf(world.platform, orderId)) ?? noChunks());
  expect(readPdf(file)[0]).toMatch(/Show it on your[\s\S]*changes every few seconds/);
  expect(await readPrintedCode(file)).toBe('');
});

function noChunks(): never {
  throw new Error('there is nothing to print');
}
