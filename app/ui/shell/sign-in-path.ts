import { href } from 'react-router';

/** The sign-in page that comes back to where the person is now. */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  const target = pathname + search;
  if (target === href('/') || pathname === href('/login')) return href('/login');
  return `${href('/login')}?${new URLSearchParams({ redirect: target })}`;
}
