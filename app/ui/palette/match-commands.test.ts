import { describe, expect, test } from 'vitest';
import { type Command, groupCommands } from './command';
import { matchCommands } from './match-commands';

const command = (label: string, more: Partial<Command> = {}): Command => ({
  id: label,
  label,
  group: 'Pages',
  icon: 'home',
  to: '/',
  ...more,
});
const known = [
  command('Order history'),
  command('Ticket orders'),
  command('Line-up', { words: 'artists acts' }),
  command('Ünïverse of Café', { group: 'Events', detail: 'Fri 4 Dec' }),
  command('Border'),
];
const found = (text: string) => matchCommands(known, text).map(({ label }) => label);

describe('matchCommands', () => {
  test('beginnings come before middles', () => {
    expect(found('order')).toEqual(['Order history', 'Ticket orders', 'Border']);
  });

  test('words in any order, all of them', () => {
    expect(found('orders tick')).toEqual(['Ticket orders']);
    expect(found('orders venue')).toEqual([]);
  });

  test('accents and case do not matter', () => {
    expect(found('CAFE universe')).toEqual(['Ünïverse of Café']);
    expect(found('Cäfé')).toEqual(['Ünïverse of Café']);
  });

  test('other words, details and the group are searched too', () => {
    expect(found('acts')).toEqual(['Line-up']);
    expect(found('dec')).toEqual(['Ünïverse of Café']);
    expect(found('events')).toEqual(['Ünïverse of Café']);
    expect(found('lineup')).toEqual([]);
    expect(found('line up')).toEqual(['Line-up']);
  });

  test('no words, no choice', () => {
    expect(found(' - ')).toHaveLength(known.length);
  });
});

test('groups keep the order of their first commands', () => {
  const mixed = [command('a'), command('b', { group: 'Events' }), command('c')];
  expect(groupCommands(mixed).map(({ group, commands }) => [group, commands.map(({ id }) => id)])).toEqual([
    ['Pages', ['a', 'c']],
    ['Events', ['b']],
  ]);
});
