import type { ArtMark, PictureMark } from './marks.ts';

/** Where the pictures of a ticket are found. Whoever knows the id of an uploaded one has seen a ticket with it. */
export function pictureAddress({ pictureId }: Pick<PictureMark, 'pictureId'>): string {
  return `/ticket-picture/${pictureId}`;
}

/** Drawn by the server, so that no page has to bring the poster families along. */
export function artAddress({ art, eventId }: Pick<ArtMark, 'art' | 'eventId'>): string {
  if (art.kind === 'poster') return `/art/event/${eventId}.svg`;
  const { ground, deep, ink, first, second } = art.palette;
  const colours = [ground, deep, ink, first, second].map((colour) => colour.slice(1)).join('-');
  return `/ticket-art/${art.family}/${colours}.svg?seed=${encodeURIComponent(art.seed)}`;
}
