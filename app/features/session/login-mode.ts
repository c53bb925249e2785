/** The five faces of /login. */
const loginModes = ['sign-in', 'sign-up', 'link', 'forgotten', 'new-password'] as const;
export type LoginMode = (typeof loginModes)[number];

export function parseLoginMode(value: string | null | undefined): LoginMode {
  return loginModes.find((mode) => mode === value) ?? 'sign-in';
}

/** /login in that mode, still knowing where the person wanted to go, and as which account of the demo. */
export function loginPath(mode: LoginMode, redirectTo: string, as?: string): string {
  const params = new URLSearchParams();
  if (mode !== 'sign-in') params.set('mode', mode);
  if (redirectTo !== '/') params.set('redirect', redirectTo);
  if (as) params.set('as', as);
  return params.size > 0 ? `/login?${params}` : '/login';
}
