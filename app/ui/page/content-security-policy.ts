type Surroundings = {
  /** The address of the page itself: browsers did not always take its sockets for the same origin. */
  pageUrl: string;
  supabaseUrl: string | undefined;
  /** The payment provider's own pages are where some forms end: browsers hold redirects to the same rule. */
  paysElsewhere: boolean;
  /** Reading codes from a camera compiles a module; only the scanner does that. */
  readsCodes: boolean;
};

const providerPages = ['https://checkout.stripe.com', 'https://connect.stripe.com'];

/** Scripts run only from us and only with this response's nonce; the backend is reached only where it lives. */
export function contentSecurityPolicy(
  nonce: string,
  { pageUrl, supabaseUrl, paysElsewhere, readsCodes }: Surroundings,
): string {
  const backend = supabaseUrl ? [new URL(supabaseUrl).origin] : [];
  const sockets = new URL(supabaseUrl ?? pageUrl).origin.replace(/^http/, 'ws');
  const rules: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...(readsCodes ? ["'wasm-unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...backend],
    'font-src': ["'self'"],
    'connect-src': ["'self'", sockets, ...backend],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'", ...(paysElsewhere ? providerPages : [])],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
