import type { MetaDescriptor } from 'react-router';

type Page = {
  title: string;
  description: string;
  /** Where the page is; given only for pages that search engines and social previews may show. */
  path?: string;
  publicUrl?: string | undefined;
  type?: 'website' | 'article' | 'profile' | 'music.musician';
  /** The preview that others show of the page: 1200 × 630. */
  image?: { path: string; alt: string };
};

/** Title, description and social preview of one page. Pages without a path are kept out of search engines. */
export function pageMeta(page: Page): MetaDescriptor[] {
  const { title, description, path, publicUrl, type = 'website', image } = page;
  const whole = `${title} – Limelight`;
  const basics = [
    { title: whole },
    { name: 'description', content: description },
    { property: 'og:site_name', content: 'Limelight' },
    { property: 'og:title', content: whole },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
  if (path === undefined) return [...basics, { name: 'robots', content: 'noindex' }];
  if (publicUrl === undefined) return basics;
  const address = `${publicUrl}${path}`;
  return [
    ...basics,
    { property: 'og:url', content: address },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(image ? imageMeta(`${publicUrl}${image.path}`, image.alt) : []),
  ];
}

function imageMeta(address: string, alt: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
  ];
}

/** For a page whose data did not arrive: the error page under it says the rest. */
export const missingPageMeta: MetaDescriptor[] = [
  { title: 'Page Not Found – Limelight' },
  { name: 'robots', content: 'noindex' },
];

type Match = { loaderData?: unknown } | undefined;

/** The public layout tells its pages where they live. */
export function publicUrlOf(matches: readonly Match[]): string | undefined {
  for (const match of matches) {
    const found = match?.loaderData;
    if (typeof found !== 'object' || found === null || !('publicUrl' in found)) continue;
    if (typeof found.publicUrl === 'string') return found.publicUrl;
  }
  return undefined;
}

/** The first sentences of a text, short enough for a preview. */
export function excerpt(text: string, fallback: string, longest = 160): string {
  const plain = text.replace(/\s+/g, ' ').trim() || fallback;
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2)).trimEnd()}…`;
}
