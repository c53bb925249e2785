import { expect, test } from 'vitest';
import type { Command, CommandGroup } from './command';
import { listShown } from './list-commands';

const command = (id: string, group: string): Command => ({ id, label: id, group, icon: 'home', to: '/' });
const pages = ['orders', 'tickets', 'live'].map((id) => command(id, 'Pages'));
const events = Array.from({ length: 20 }, (_, at) => command(`night ${at}`, 'Events'));
const all = [...pages, ...events];
const ids = (groups: CommandGroup[]) =>
  groups.map(({ group, commands }) => [group, commands.map(({ id }) => id)]);

test('nothing typed: used lately first and only there, long groups shortened', () => {
  const shown = ids(listShown(all, ['tickets', 'gone', 'night 3'], '', []));
  expect(shown.slice(0, 2)).toEqual([
    ['Used lately', ['tickets', 'night 3']],
    ['Pages', ['orders', 'live']],
  ]);
  expect(shown[2]?.[1]).toHaveLength(14);
  expect(shown[2]?.[1]).not.toContain('night 3');
});

test('typed: the group of the best match first, what the server found last and not twice', () => {
  const found = [command('order 77', 'Orders'), command('night 11', 'Events')];
  expect(ids(listShown(all, ['tickets'], 'night 11', found))).toEqual([
    ['Events', ['night 11']],
    ['Orders', ['order 77']],
  ]);
});

test('nothing fits', () => {
  expect(listShown(all, [], 'xyz', [])).toEqual([]);
});
