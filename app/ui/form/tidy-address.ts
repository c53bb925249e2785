/** People leave out what browsers add: 'example.org' is meant as https://example.org. */
export function tidyAddress(text: string): string {
  const typed = text.trim();
  if (typed === '' || /^[a-z][a-z0-9+.-]*:/i.test(typed))
    return typed.replace(/^https?:/i, (scheme) => scheme.toLowerCase());
  return /^[^\s/]+\.[^\s/.]{2,}(?:[/?#]\S*)?$/.test(typed) ? `https://${typed}` : typed;
}
