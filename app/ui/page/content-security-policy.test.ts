import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '~/ui/page/content-security-policy';

test('scripts need the nonce, nothing may frame us', () => {
  const policy = contentSecurityPolicy('abc', {
    pageUrl: 'https://limelight.test/event/1',
    supabaseUrl: undefined,
    paysElsewhere: false,
    readsCodes: false,
  });
  expect(policy).toContain("script-src 'self' 'nonce-abc';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("connect-src 'self' wss://limelight.test;");
});

test('a hosted backend is reachable by its origin alone', () => {
  const policy = contentSecurityPolicy('abc', {
    pageUrl: 'https://limelight.test/event/1',
    supabaseUrl: 'https://project.supabase.co/path',
    paysElsewhere: false,
    readsCodes: false,
  });
  expect(policy).toContain("connect-src 'self' wss://project.supabase.co https://project.supabase.co;");
  expect(policy).toContain("img-src 'self' data: blob: https://project.supabase.co;");
});

test('forms end with us, or on the payment provider’s pages where there is one', () => {
  const here = contentSecurityPolicy('abc', {
    pageUrl: 'https://limelight.test/event/1',
    supabaseUrl: undefined,
    paysElsewhere: false,
    readsCodes: false,
  });
  expect(here).toMatch(/form-action 'self'$/);
  const elsewhere = contentSecurityPolicy('abc', {
    pageUrl: 'https://limelight.test/event/1',
    supabaseUrl: undefined,
    paysElsewhere: true,
    readsCodes: false,
  });
  expect(elsewhere).toMatch(
    /form-action 'self' https:\/\/checkout\.stripe\.com https:\/\/connect\.stripe\.com$/,
  );
});

test('only the scanner compiles modules, and nothing evaluates text', () => {
  const policy = contentSecurityPolicy('abc', {
    pageUrl: 'https://limelight.test/event/1',
    supabaseUrl: undefined,
    paysElsewhere: false,
    readsCodes: true,
  });
  expect(policy).toContain("script-src 'self' 'nonce-abc' 'wasm-unsafe-eval';");
  expect(policy).not.toContain("'unsafe-eval'");
});
