/** The widths that /pictures serves; anything else is refused there. */
export const pictureWidths = [160, 320, 640, 1280, 2000] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Where a stored picture is served in a width. Names are never used twice, so what is there never changes. */
export function pictureAddress(path: string, width: PictureWidth): string {
  return `/pictures/${path}?w=${width}`;
}

/** For `srcset`: every width up to the widest that makes sense for the place. */
export function pictureSources(path: string, widest: PictureWidth): string {
  return pictureWidths
    .filter((width) => width <= widest)
    .map((width) => `${pictureAddress(path, width)} ${width}w`)
    .join(', ');
}
