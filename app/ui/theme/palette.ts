import type { MantineColorsTuple } from '@mantine/core';

/** Stage-light green, ten steps of an OKLCH scale; palette.test.ts holds the scale and checks each step. */
export const green: MantineColorsTuple = [
  '#ebfdf2',
  '#d0fce0',
  '#a7fac6',
  '#71f9a5',
  '#29f483',
  '#1ad66f',
  '#17ae57',
  '#128243',
  '#086034',
  '#023e23',
];

/** Mantine's dark ladder (0 text … 7 body … 9 deepest), near-black with a faint green-blue cast. */
export const dark: MantineColorsTuple = [
  '#e9f0ee',
  '#cad3d1',
  '#9ca8a5',
  '#6a7876',
  '#3d4b4a',
  '#273534',
  '#172323',
  '#081111',
  '#040a0a',
  '#020505',
];

/** Mantine's light ladder with the same cast. */
export const gray: MantineColorsTuple = [
  '#f7fbf9',
  '#f0f5f3',
  '#e5ebe9',
  '#d7dedc',
  '#bfc8c6',
  '#96a19f',
  '#6a7876',
  '#475655',
  '#283636',
  '#131e1f',
];
