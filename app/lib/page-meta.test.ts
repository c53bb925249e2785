import { describe, expect, test } from 'vitest';
import { excerpt, pageMeta, publicUrlOf } from '~/lib/page-meta';

describe('a page tells what it is', () => {
  test('with a canonical address where it may be found', () => {
    const meta = pageMeta({
      title: 'Discover',
      description: 'What is on.',
      path: '/',
      publicUrl: 'https://l.test',
    });
    expect(meta).toContainEqual({ title: 'Discover – Limelight' });
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://l.test/' });
    expect(meta).not.toContainEqual({ name: 'robots', content: 'noindex' });
  });

  test('with a large picture where there is one', () => {
    const page = {
      title: 'Tidal Forms',
      description: 'A night.',
      path: '/event/2',
      publicUrl: 'https://l.test',
    };
    const meta = pageMeta({ ...page, image: { path: '/og/event/2.png', alt: 'Tidal Forms' } });
    expect(meta).toContainEqual({ property: 'og:image', content: 'https://l.test/og/event/2.png' });
    expect(meta).toContainEqual({ property: 'og:image:alt', content: 'Tidal Forms' });
    expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
    expect(pageMeta(page)).toContainEqual({ name: 'twitter:card', content: 'summary' });
  });

  test('and stays out of search engines without one', () => {
    expect(pageMeta({ title: 'Team', description: 'Who.' })).toContainEqual({
      name: 'robots',
      content: 'noindex',
    });
  });
});

test('the public address comes from whichever route knows it', () => {
  expect(
    publicUrlOf([undefined, { loaderData: null }, { loaderData: { publicUrl: 'https://l.test' } }]),
  ).toBe('https://l.test');
  expect(publicUrlOf([{ loaderData: { publicUrl: 1 } }])).toBeUndefined();
});

test('excerpts end at a word', () => {
  expect(excerpt('  one\n two ', 'none')).toBe('one two');
  expect(excerpt('', 'none')).toBe('none');
  expect(excerpt('word '.repeat(60), 'none')).toMatch(/word…$/);
  expect(excerpt('word '.repeat(60), 'none').length).toBeLessThanOrEqual(160);
});
