import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast } from '~/lib/contrast';
import { type Oklch, oklchToHex } from '~/ui/theme/oklch';
import { dark, green } from '~/ui/theme/palette';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [darkBlock = '', lightBlock = ''] = css.split(':root[data-mantine-color-scheme="light"]');

function readTokens(block: string): Map<string, string> {
  const found = block.matchAll(/--ll-([\w-]+): oklch\(([\d. ]+)\);/g);
  return new Map([...found].map(([, name = '', parts = '']) => [name, hexOf(parts)]));
}

function hexOf(parts: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = parts.split(' ').map(Number);
  return oklchToHex([lightness, chroma, hue] satisfies Oklch);
}

const grounds = ['bg', 'sunken', 'surface', 'raised', 'overlay'];
const inks = ['text', 'muted', 'faint', 'green', 'amber', 'red', 'blue'];
const pairs = [
  ...grounds.flatMap((ground) => inks.map((ink) => [ink, ground] as const)),
  ...['green', 'amber', 'red', 'blue'].map((tone) => [tone, `${tone}-soft`] as const),
  ['text', 'green-soft'] as const,
  ['on-green', 'green-fill'] as const,
  ['on-green', 'green-fill-hover'] as const,
  ['on-red', 'red-fill'] as const,
];

describe.each([
  ['dark', readTokens(darkBlock)],
  ['light', readTokens(lightBlock)],
])('%s scheme', (_name, tokens) => {
  test.each(pairs)('%s on %s can be read', (ink, ground) => {
    expect(contrast(tokens.get(ink) ?? '', tokens.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['bg', 'surface'])('the edge of a field stands out from %s', (ground) => {
    expect(contrast(tokens.get('line-strong') ?? '', tokens.get(ground) ?? '')).toBeGreaterThanOrEqual(3);
  });
});

test("Mantine's own filled buttons can be read", () => {
  expect(contrast('#ffffff', green[7])).toBeGreaterThanOrEqual(4.5);
  expect(contrast(dark[9], green[4])).toBeGreaterThanOrEqual(4.5);
});
