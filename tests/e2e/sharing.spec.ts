import sharp from 'sharp';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { expect, test } from './fixtures.ts';

const structuredData = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

test('an event says of itself what search engines require', async ({ request, baseURL }) => {
  const page = await (await request.get('/event/1')).text();
  const data = [...page.matchAll(structuredData)].map(([, text]) => JSON.parse(text ?? ''));
  const event = data.find(({ '@type': type }) => type === 'MusicEvent');
  // What schema.org's consumers require of an event, and what they ask for to show it well.
  expect(event).toMatchObject({
    '@context': 'https://schema.org',
    name: expect.any(String),
    startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/),
    endDate: expect.stringMatching(/[+-]\d\d:\d\d$/),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: expect.any(String),
      address: {
        '@type': 'PostalAddress',
        addressLocality: expect.any(String),
        addressCountry: expect.stringMatching(/^[A-Z]{2}$/),
      },
    },
    performer: expect.arrayContaining([
      expect.objectContaining({ '@type': 'MusicGroup', name: expect.any(String) }),
    ]),
    organizer: expect.anything(),
    image: expect.arrayContaining([expect.stringMatching(/^https?:/)]),
    url: `${baseURL}/event/1`,
  });
  expect(page).toContain(`<link rel="canonical" href="${baseURL}/event/1"`);
  expect(page).toContain(`property="og:image" content="${baseURL}/og/event/1.png"`);
});

test('artists and venues say who and where they are', async ({ request }) => {
  const [artist, venue] = await Promise.all(
    ['/artist/1', '/venue/1'].map(async (path) => {
      const page = await (await request.get(path)).text();
      return [...page.matchAll(structuredData)].map(([, text]) => JSON.parse(text ?? ''));
    }),
  );
  expect(artist).toContainEqual(
    expect.objectContaining({
      '@type': 'MusicGroup',
      name: expect.any(String),
      url: expect.stringContaining('/artist/1'),
    }),
  );
  expect(venue).toContainEqual(
    expect.objectContaining({
      '@type': 'Place',
      name: expect.any(String),
      address: expect.objectContaining({ '@type': 'PostalAddress' }),
    }),
  );
});

test('a shared link has a picture and a date for the calendar', async ({ request }) => {
  const picture = await request.get('/og/event/1.png');
  expect(picture.headers()['content-type']).toBe('image/png');
  expect(await sharp(await picture.body()).metadata()).toMatchObject({ width: 1200, height: 630 });

  const calendar = await request.get('/event/1/calendar.ics');
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  const text = await calendar.text();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\n/);
  expect(await (await request.get('/venue/1/calendar.ics')).text()).toContain('BEGIN:VEVENT');
});

test('the sitemap leads to every public page and robots to the sitemap', async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const index = await (await request.get('/sitemap.xml')).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, file]) => file ?? '');
  const pages = (await Promise.all(files.map(async (file) => (await request.get(file)).text()))).join('');
  for (const path of ['event/1', 'artist/1', 'venue/1', 'promoter/1', 'genre/1'])
    expect(pages).toContain(`<loc>${baseURL}/${path}</loc>`);
});

test('a draft is not to be seen by strangers on any path', async ({
  page,
  request,
  database,
  factory,
  signInAs,
  backendAs,
  expectConsoleError,
}) => {
  expectConsoleError(/404/);
  const make = catalogueOf(database);
  const title = `Unseen ${Date.now()}`;
  const artist = await make.artist(`Hush ${Date.now()}`);
  const venue = await make.venue(`Cellar ${Date.now()}`, 'Hidden Town');
  const id = await make.event({ title, status: 'draft', artists: [artist], venue });
  const owner = await factory.account();
  await factory.permit(owner, 'event', id, 4);
  const photo = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#0a5' } })
    .jpeg()
    .toBuffer();

  await signInAs(owner);
  await page.goto(`/event/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const path = `event/${id}/secretpicture1.jpg`;
  await database`insert into public.pictures (entity_type, entity_id, path, width, height) values ('event', ${id}, ${path}, 40, 50)`;
  const file = new Blob([new Uint8Array(photo)], { type: 'image/jpeg' });
  const stored = await (await backendAs(owner)).storage.from('pictures').upload(path, file);
  expect(stored.error).toBeNull();
  expect((await page.request.get(`/pictures/${path}?w=160`)).headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
  });

  const stranger = async (address: string) => {
    const answer = await request.get(address);
    return { status: answer.status(), text: await answer.text() };
  };
  for (const address of [
    `/event/${id}`,
    `/og/event/${id}.png`,
    `/event/${id}/calendar.ics`,
    `/pictures/${path}?w=160`,
    `/event/${id}/timetable`,
  ])
    expect((await stranger(address)).status, address).toBe(404);
  for (const bucket of ['public', 'authenticated'])
    expect((await stranger(`/storage/v1/object/${bucket}/pictures/${path}`)).status).toBeGreaterThanOrEqual(
      400,
    );
  for (const address of [
    '/',
    `/?q=${encodeURIComponent(title)}`,
    `/artist/${artist}`,
    `/venue/${venue}`,
    `/venue/${venue}/calendar.ics`,
    `/artist/${artist}/calendar.ics`,
  ]) {
    const { status, text } = await stranger(address);
    expect(status, address).toBe(200);
    expect(text.replaceAll(/value="[^"]*"/g, ''), address).not.toContain(`>${title}<`);
  }
  const part = Math.floor(id / 1000);
  expect((await stranger(`/sitemap/event/${part}.xml`)).text).not.toContain(`/event/${id}<`);

  await database`update public.events set status = 'published', published_at = now() where id = ${id}`;
  expect((await stranger(`/event/${id}`)).status).toBe(200);
  expect((await stranger(`/sitemap/event/${part}.xml`)).text).toContain(`/event/${id}<`);
  expect((await request.get(`/pictures/${path}?w=160`)).headers()['cache-control']).toContain('immutable');
});
