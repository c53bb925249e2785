import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '~/ui/page/content-security-policy';

test('scripts need the nonce, nothing may frame us', () => {
  const policy = contentSecurityPolicy('abc', undefined);
  expect(policy).toContain("script-src 'self' 'nonce-abc';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("connect-src 'self' ws: wss:;");
});

test('a hosted backend is reachable by its origin alone', () => {
  const policy = contentSecurityPolicy('abc', 'https://project.supabase.co/path');
  expect(policy).toContain("connect-src 'self' ws: wss: https://project.supabase.co;");
  expect(policy).toContain("img-src 'self' data: blob: https://project.supabase.co;");
});
