const protocols = new Set(['http:', 'https:', 'mailto:']);
const longestAddress = 2000;
const mostBrackets = 10;

/** Spaces, controls, invisible characters and what only serves to hide where a link leads. */
const suspicious = /[\p{C}\p{Z}<>"`\\]/u;

/** The address as browsers will understand it, or null where a link must not lead there. */
export function safeAddress(text: string): string | null {
  if (text.length > longestAddress || suspicious.test(text)) return null;
  if (!/^(?:https?:\/\/|mailto:)/i.test(text)) return null;
  const url = parse(text);
  if (!url || !protocols.has(url.protocol)) return null;
  // 'https://bank.example@elsewhere.example' leads elsewhere.
  if (url.username || url.password) return null;
  if (url.protocol === 'mailto:' && !url.pathname.includes('@')) return null;
  return url.href;
}

/** As `URL.parse`, which some browsers still lack. */
function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** The address that is written at this place of a text as it is, if there is one. */
export function bareAddressAt(text: string, index: number): string | null {
  if (/[\p{L}\p{N}]/u.test(text[index - 1] ?? '')) return null;
  // One letter more than an address may have: what is too long is not read to its end, again and again.
  const bare = /https?:\/\/[^\s<>"*[\]\\]{1,2000}/iy;
  bare.lastIndex = index;
  const [found] = bare.exec(text) ?? [];
  return found === undefined ? null : withoutPunctuation(found);
}

/** The full stop or the bracket after an address belongs to the sentence around it. */
function withoutPunctuation(address: string): string {
  let end = address.length;
  let unopened = count(address, ')') - count(address, '(');
  for (; end > 0; end -= 1) {
    const last = address[end - 1] ?? '';
    if (last === ')' && unopened > 0) unopened -= 1;
    else if (!".,;:!?'’”…".includes(last)) break;
  }
  return address.slice(0, end);
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** What stands in the brackets after a link's text, and where they end; null where they do not. */
export function destinationAt(text: string, index: number): { address: string; end: number } | null {
  if (text[index] !== '(') return null;
  let open = 0;
  for (let at = index; at < text.length && at <= index + longestAddress; at += 1) {
    const character = text[at];
    if (character === '\n' || character === ' ') return null;
    if (character === '(') open += 1;
    // No address has so many; a text made of nothing else would be read over and over.
    if (open > mostBrackets) return null;
    if (character === ')') open -= 1;
    if (open === 0) return { address: text.slice(index + 1, at), end: at + 1 };
  }
  return null;
}
