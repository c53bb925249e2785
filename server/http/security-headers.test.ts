import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

function serve(publicUrl: string | undefined) {
  const app = new Hono();
  app.use(securityHeaders({ publicUrl }));
  app.get('/drawing', (context) => context.body('<svg/>', 200, { 'content-type': 'image/svg+xml' }));
  app.get('/own', (context) => context.text('mine', 200, { 'referrer-policy': 'no-referrer' }));
  app.get('*', (context) => context.html('<p>page</p>'));
  return async (path: string) => (await app.request(path)).headers;
}

test('only where people come over TLS are they told to stay there', async () => {
  for (const address of [undefined, 'http://127.0.0.1:3000'])
    expect((await serve(address)('/')).has('strict-transport-security')).toBe(false);
  expect((await serve('https://x.test')('/')).get('strict-transport-security')).toBe('max-age=31536000');
});

test('what an answer says of itself stands', async () => {
  expect((await serve(undefined)('/own')).get('referrer-policy')).toBe('no-referrer');
});

test('a drawing that is opened by itself runs nothing', async () => {
  expect((await serve(undefined)('/drawing')).get('content-security-policy')).toContain('sandbox');
});
