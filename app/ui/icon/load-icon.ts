/** docs/specification.md: icon fetch timeout. */
const patience = 1500;

const loaded = new Map<string, Promise<string | null>>();

/** A data URI of the picture, or null when our server does not answer in time: the caller then falls back. */
export function loadIcon(name: string): Promise<string | null> {
  const known = loaded.get(name);
  if (known) return known;
  const loading = fetchIcon(name).then((icon) => {
    // A failure is forgotten, so that the next page may try again.
    if (icon === null) loaded.delete(name);
    return icon;
  });
  loaded.set(name, loading);
  return loading;
}

async function fetchIcon(name: string): Promise<string | null> {
  try {
    const response = await fetch(`/icons/${name}.svg`, { signal: AbortSignal.timeout(patience) });
    const isPicture = response.headers.get('content-type')?.startsWith('image/svg+xml');
    if (!response.ok || !isPicture) return null;
    return `data:image/svg+xml,${encodeURIComponent(await response.text())}`;
  } catch {
    return null;
  }
}
