import { invalidKey } from './storage-error.ts';

/** Supabase's alphabet without `?`, which no address of an object can carry. */
const allowed = /^[\w/!\-.*'() &$@=;:+,]+$/;
const longest = 1024;

/** The same names as on Supabase, so that what works here works there; the disk never sees them. */
export function requireObjectKey(key: string): string {
  // Some programs cut off spaces: '.. ' is a way up for them.
  const segments = key.split('/').map((segment) => segment.trim());
  const isNavigation = segments.some((segment) => segment === '' || segment === '.' || segment === '..');
  if (!allowed.test(key) || key.length > longest || isNavigation) throw invalidKey();
  return key;
}
