const longest = 2048;
const base = 'https://own.invalid';

/**
 * A path of ours from a parameter that anyone can write, or the fallback. Browsers read `//x`, `/\x` and
 * control characters between them as another host, and some servers decode first: all forms are refused.
 */
export function ownPath(value: string | null | undefined, fallback = '/'): string {
  return value && isOwnPath(value) ? value : fallback;
}

function isOwnPath(value: string): boolean {
  if (value.length > longest || !value.startsWith('/')) return false;
  const forms = [value, decodeOnce(value), decodeOnce(decodeOnce(value))];
  return forms.every((form) => form !== undefined && isPlain(form));
}

function isPlain(form: string): boolean {
  const [path = ''] = form.split(/[?#]/, 1);
  if (hasControlCharacter(form) || path.includes('\\') || path.includes('//')) return false;
  try {
    const resolved = new URL(form, base);
    // `/..//host` loses its dots only when resolved.
    return resolved.origin === base && !resolved.pathname.startsWith('//');
  } catch {
    return false;
  }
}

function hasControlCharacter(text: string): boolean {
  return [...text].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return (
      code < 0x20 || (code >= 0x7f && code <= 0x9f) || code === 0x2028 || code === 0x2029 || code === 0xfeff
    );
  });
}

function decodeOnce(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
