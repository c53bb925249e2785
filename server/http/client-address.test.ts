import { expect, test } from 'vitest';
import { addressGroup, clientAddress, pageRequest, takeClientAddress } from './client-address.ts';

test.each<[string | null, string | null, string | null, string]>([
  ['203.0.113.7', '198.51.100.1', '203.0.113.7', 'a visitor cannot claim another address'],
  ['127.0.0.1', null, '127.0.0.1', 'nothing in between'],
  ['127.0.0.1', '198.51.100.1', '198.51.100.1', 'a proxy on this machine'],
  ['10.0.0.2', '6.6.6.6, 198.51.100.1', '198.51.100.1', 'only what the proxy itself wrote'],
  ['::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1', 'IPv4 in IPv6'],
  ['::ffff:203.0.113.7', '198.51.100.1', '203.0.113.7', 'IPv4 in IPv6 from outside'],
  ['::1', '2001:db8::1', '2001:db8::1', 'IPv6'],
  ['127.0.0.1', '198.51.100.1:4711', '198.51.100.1', 'a proxy that writes the port as well'],
  ['127.0.0.1', '[2001:db8::1]:4711', '2001:db8::1', 'and in IPv6'],
  ['127.0.0.1', 'unknown', '127.0.0.1', 'what is no address'],
  ['127.0.0.1', "'; drop table", '127.0.0.1', 'nor this'],
  [null, '198.51.100.1', null, 'no connection'],
])('%s, forwarded for %s: %s (%s)', (peer, forwarded, address) => {
  expect(clientAddress(peer, forwarded)).toBe(address);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0000:ffff::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

test('the pages hear our word for the address, never the visitor’s own', async () => {
  const given = new Request('http://127.0.0.1:3000/login?a=b', {
    method: 'POST',
    headers: { 'x-limelight-client': '6.6.6.6', 'content-type': 'text/plain' },
    body: 'words',
  });
  const request = pageRequest(given, '203.0.113.7', 'https://limelight.test');
  expect(request.headers.get('x-limelight-client')).toBe('203.0.113.7');
  expect(request.url).toBe('https://limelight.test/login?a=b');
  expect(request.method).toBe('POST');
  expect(await request.text()).toBe('words');
  const unknown = pageRequest(
    new Request('http://x.test/', { headers: { 'x-limelight-client': 'x' } }),
    null,
    undefined,
  );
  expect(unknown.headers.has('x-limelight-client')).toBe(false);
});

test('a path that looks like a host does not leave the public address', () => {
  const request = pageRequest(new Request('http://127.0.0.1//evil.test/x'), null, 'https://limelight.test');
  expect(new URL(request.url).origin).toBe('https://limelight.test');
});

test('the backend never sees the header', () => {
  const inner = new Request('http://x.test/', {
    headers: { 'x-limelight-client': '203.0.113.7', apikey: 'k' },
  });
  const { address, request } = takeClientAddress(inner);
  expect(address).toBe('203.0.113.7');
  expect([...request.headers.keys()]).toEqual(['apikey']);
});
