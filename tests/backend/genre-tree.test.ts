import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addGenre,
  changeGenre,
  mergeGenre,
  moveGenre,
  retireGenre,
} from '../../app/features/genres/commands.ts';
import { listGenreFigures } from '../../app/features/genres/editing-queries.ts';
import { getGenreRedirect } from '../../app/features/genres/queries.ts';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';

let backend: EmbeddedTestBackend;
let catalogue: ReturnType<typeof catalogueOf>;
let manager: Person;
let editor: Person;
let visitor: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  catalogue = catalogueOf(backend.sql);
  [manager, editor, visitor] = await Promise.all([backend.person(), backend.person(), backend.person()]);
  await catalogue.permit(manager, 'platform', 1, 3);
  await catalogue.permit(editor, 'platform', 1, 2);
});
afterAll(() => backend.stop());

const all = () => listGenreFigures(manager.client);
const find = async (name: string) => (await all()).find((genre) => genre.name === name);
const idOf = async (name: string) => (await find(name))?.id ?? 0;
const below = async (parent: number | null) =>
  (await all()).filter(({ parent_id }) => parent_id === parent).map(({ name }) => name);
const refusal = (reason: string) => ({ reason });

test('editors grow the tree, managers cut it, nobody else does either', async () => {
  await addGenre(editor.client, '  Free   Jazz ', null);
  const jazz = await idOf('Free Jazz');
  await expect(addGenre(visitor.client, 'Noise', null)).rejects.toMatchObject(refusal('not_allowed'));
  await expect(addGenre(backend.anonymous(), 'Noise', null)).rejects.toMatchObject({ name: 'AppError' });
  await expect(listGenreFigures(visitor.client)).rejects.toMatchObject(refusal('not_allowed'));
  await expect(retireGenre(editor.client, jazz)).rejects.toMatchObject(refusal('not_allowed'));
  await expect(mergeGenre(editor.client, jazz, jazz)).rejects.toMatchObject(refusal('not_allowed'));
  await retireGenre(manager.client, jazz);
  await expect(retireGenre(manager.client, jazz)).rejects.toMatchObject(refusal('genre_gone'));
});

test('a name is there once, and a new one is found at once', async () => {
  const genre = await catalogue.genre('Slowcore');
  const event = await catalogue.event({ genres: [genre] });
  await expect(addGenre(editor.client, 'SLOWCORE', null)).rejects.toMatchObject(refusal('genre_exists'));
  await expect(addGenre(editor.client, '   ', null)).rejects.toMatchObject(refusal('genre_name_length'));
  await expect(addGenre(editor.client, 'x', 999_999)).rejects.toMatchObject(refusal('genre_gone'));
  await changeGenre(editor.client, genre, { name: 'slowcore', description: 'Quiet.' });
  await changeGenre(editor.client, genre, { name: 'Sadcore', description: 'Quiet.' });
  expect(await find('Sadcore')).toMatchObject({ id: genre, description: 'Quiet.', events: 1 });
  const [listing] = await backend.sql`select genres from public.event_listings where event_id = ${event}`;
  expect(listing?.genres).toMatchObject([{ name: 'Sadcore' }]);
});

test('a genre goes below another, to a place among its siblings, and never below itself', async () => {
  const top = await catalogue.genre('Order');
  const [a, b, c] = [
    await catalogue.genre('Order A', top),
    await catalogue.genre('Order B', top),
    await catalogue.genre('Order C', top),
  ];
  await moveGenre(editor.client, c, { parentId: top, beforeId: a });
  expect(await below(top)).toEqual(['Order C', 'Order A', 'Order B']);
  await addGenre(editor.client, 'Order 0', top);
  expect((await below(top)).at(-1)).toBe('Order 0');
  await moveGenre(editor.client, c, { parentId: top });
  expect((await below(top)).at(-1)).toBe('Order C');

  const event = await catalogue.event({ genres: [b] });
  await moveGenre(editor.client, b, { parentId: a });
  expect(await below(a)).toEqual(['Order B']);
  const [listing] = await backend.sql`select genre_ids from public.event_listings where event_id = ${event}`;
  expect(listing?.genre_ids.map(Number).sort()).toEqual([top, a, b].sort());
  await expect(moveGenre(editor.client, a, { parentId: b })).rejects.toMatchObject(refusal('genre_circle'));
  await expect(moveGenre(editor.client, a, { parentId: a })).rejects.toMatchObject({ name: 'AppError' });
  await expect(moveGenre(editor.client, c, { parentId: null, beforeId: a })).rejects.toMatchObject(
    refusal('genre_gone'),
  );
  await moveGenre(editor.client, b, { parentId: null });
  expect(await below(null)).toContain('Order B');
});

test('a merged genre leaves everything to the other, and its address leads there', async () => {
  const kept = await catalogue.genre('Drum and Bass');
  const gone = await catalogue.genre('DnB');
  const branch = await catalogue.genre('Liquid', gone);
  const neighbour = await catalogue.genre('Jungle');
  const { sql } = backend;
  await sql`insert into public.genre_relations values (${gone}, ${neighbour}), (${kept}, ${gone})`;
  const artist = await catalogue.artist('Roni');
  await sql`insert into public.artist_genres values (${artist}, ${gone}), (${artist}, ${kept})`;
  const both = await catalogue.event({ genres: [gone, kept] });
  const one = await catalogue.event({ genres: [gone] });
  for (const [person, genre] of [
    [visitor, gone],
    [editor, gone],
    [editor, kept],
  ] as const)
    await sql`insert into public.follows (user_id, entity_type, entity_id) values (${person.id}, 'genre', ${genre})`;

  await expect(mergeGenre(manager.client, gone, branch)).rejects.toMatchObject(refusal('merge_into_branch'));
  await expect(mergeGenre(manager.client, gone, gone)).rejects.toMatchObject(refusal('merge_into_branch'));
  await expect(retireGenre(manager.client, gone)).rejects.toMatchObject(refusal('genre_has_branches'));
  await mergeGenre(manager.client, gone, kept);

  expect(await find('DnB')).toBeUndefined();
  expect(await find('Drum and Bass')).toMatchObject({ events: 2, artists: 1, followers: 2 });
  expect(await below(kept)).toEqual(['Liquid']);
  expect(await getGenreRedirect(backend.anonymous(), gone)).toBe(kept);
  const listings = await sql`
    select genre_ids::text as ids from public.event_listings where event_id in (${both}, ${one})`;
  expect(listings).toMatchObject([{ ids: `{${kept}}` }, { ids: `{${kept}}` }]);
  const related =
    await sql`select genre_id::int, related_id::int from public.genre_relations where ${kept} in (genre_id, related_id)`;
  expect(related).toMatchObject([{ genre_id: kept, related_id: neighbour }]);
  const [named] =
    await sql`select count(*)::int as n from private.entity_names where kind = 'genre' and entity_id = ${gone}`;
  expect(named).toEqual({ n: 0 });

  const entries =
    await sql`select action, entity_id::int as id, actor_user_id::int as by, detail from public.audit_entries
    where entity_type = 'genre' order by id desc limit 1`;
  const detail = { name: 'Drum and Bass', merged: 'DnB', merged_id: gone };
  expect(entries).toMatchObject([{ action: 'genre.merged', id: kept, by: manager.id, detail }]);

  // Whoever has a form open that still names it means the other, and so does a second merge.
  await catalogue.permit(visitor, 'event', one, 2);
  const saved = await visitor.client.rpc('set_event_genres', { event_id: one, genre_ids: [gone, kept] });
  expect(saved.error).toBeNull();
  const last = await catalogue.genre('Bass Music');
  await mergeGenre(manager.client, kept, last);
  expect(await getGenreRedirect(backend.anonymous(), gone)).toBe(last);
});

test('what somebody uses or follows is not retired', async () => {
  const genre = await catalogue.genre('Followed');
  await backend.sql`insert into public.follows (user_id, entity_type, entity_id) values (${visitor.id}, 'genre', ${genre})`;
  await expect(retireGenre(manager.client, genre)).rejects.toMatchObject(refusal('genre_in_use'));
  const played = await catalogue.genre('Played');
  await catalogue.event({ genres: [played] });
  await expect(retireGenre(manager.client, played)).rejects.toMatchObject(refusal('genre_in_use'));
});
