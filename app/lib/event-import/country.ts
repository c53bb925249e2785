const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
let codes: Map<string, string> | undefined;

/** 'Germany', 'Deutschland', 'germany', 'de' → 'DE'; nothing where nobody knows it. */
export function countryCode(text: string): string {
  const plain = text.trim().toLowerCase();
  codes ??= knownNames();
  return codes.get(plain) ?? '';
}

/** Made on first use: most visitors never import anything. */
function knownNames(): Map<string, string> {
  const names = ['en', 'de', 'fr', 'es', 'nl', 'pl', 'da'].map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  );
  const found = new Map<string, string>([
    ['usa', 'US'],
    ['uk', 'GB'],
  ]);
  for (const first of letters) {
    for (const second of letters) {
      const code = first + second;
      for (const language of names) {
        const name = language.of(code);
        if (name) found.set(name.toLowerCase(), code).set(code.toLowerCase(), code);
      }
    }
  }
  return found;
}
