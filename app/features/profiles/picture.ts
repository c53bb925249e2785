/** What bucket and column accept, with the endings that belong to them. */
export const pictureEndings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};
