/**
 * What is loaded on demand brings the styles of all that it is made of, unless the page has them. Those around every page would come
 * twice: React Router marks their address with a `#`, which Vite takes for another file, and with the fonts that they name the whole
 * page would be laid out anew. A link that loads nothing says that they are there.
 */
export function nameStylesOfShell(): void {
  const sheets = document.querySelectorAll<HTMLLinkElement>(
    'link[rel=stylesheet][href*="/shell-"][href$="#"]',
  );
  for (const { href } of sheets) {
    const named = { rel: 'stylesheet', disabled: true, href: href.slice(0, -1) };
    document.head.append(Object.assign(document.createElement('link'), named));
  }
}
