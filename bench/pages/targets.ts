import type { Audit } from './audit.ts';

/** Every page that is measured must be at least as good. */
const least = { performance: 95, accessibility: 100, best_practices: 100, seo: 100 } as const;
const under = { lcp_ms: 1800, cls: 0.02, tbt_ms: 100 } as const;

export const mostInteractionMs = 100;

/** What a page misses, in words. */
export function listMissed(audit: Omit<Audit, 'lcps'>): string[] {
  const scores = Object.entries(least)
    .filter(([name, value]) => audit[name as keyof typeof least] < value)
    .map(([name, value]) => `${name} is ${audit[name as keyof typeof least]}, not ${value}`);
  const times = Object.entries(under)
    .filter(([name, value]) => audit[name as keyof typeof under] >= value)
    .map(([name, value]) => `${name} is ${audit[name as keyof typeof under]}, not under ${value}`);
  return [...scores, ...times, ...audit.findings.map((finding) => `to mend: ${finding}`)];
}
