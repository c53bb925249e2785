import { type Domain, rpc, table } from './notation.ts';

/** How staff run the platform, and how somebody leaves it. */
export const platform: Domain = {
  tables: [table('platform_settings', { select: 'staff' }), table('genre_redirects', { select: 'everyone' })],
  functions: [
    rpc('list_directory', 'staff', () => ({ of_kind: 'event' }), { full: true }),
    rpc('search_directory', 'staff', () => ({ search: 'Night' })),
    rpc('list_audit', 'staff', undefined, { refused: 'empty', full: true }),
    rpc('list_genre_figures', 'staff', undefined, { full: true }),
    rpc('add_genre', 'staff+', () => ({ name: 'A new genre' })),
    rpc('change_genre', 'staff+', (s) => ({ genre_id: s.genre, name: 'Another name', description: '' })),
    rpc('move_genre', 'staff+', (s) => ({ genre_id: s.genre })),
    rpc('merge_genre', 'staff+', (s) => ({ genre_id: s.genre, into_id: s.genre }), {
      told: 'merge_into_branch',
    }),
    rpc('retire_genre', 'staff+', (s) => ({ genre_id: s.genre }), { told: 'genre_in_use' }),
    rpc('change_platform_settings', 'staff+', () => ({ content: {}, seen: 1 })),
    rpc('get_leaving', 'signed-in'),
    rpc('delete_account', 'signed-in', () => ({ confirmation: 'somebody else' }), {
      told: 'confirmation_differs',
    }),
  ],
};
