import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseEntityId } from '~/lib/entity-id';
import { ownPath } from '~/lib/own-path';
import { safeAddress } from '~/lib/rich-text-link';
import { parseOutside, UnreachableError } from '~/services/outgoing/outside.server';
import { isPublicAddress } from '~/services/outgoing/public-address.server';
import { requireObjectKey } from '../../../server/backend/storage/object-key.ts';
import { StorageError } from '../../../server/backend/storage/storage-error.ts';
import { addressGroup, clientAddress, pageRequest } from '../../../server/http/client-address.ts';
import { maskPath } from '../../../server/http/request-log.ts';
import { damaged, hostileText, runs, textOf } from './hostile.ts';

test('an id is a whole number from 1 on, in one spelling', () => {
  fc.assert(
    fc.property(fc.oneof(hostileText, fc.integer().map(String), fc.double().map(String)), (text) => {
      const id = parseEntityId(text);
      if (id !== undefined)
        expect([String(id), id >= 1, Number.isSafeInteger(id)]).toEqual([text, true, true]);
    }),
    runs(500),
  );
});

test('a path to go on to stays on our own address, however a browser reads it', () => {
  const pieces = [
    '/',
    '\\',
    '..',
    '.',
    '%2f',
    '%5c',
    '%252f',
    '@',
    ':',
    '?',
    '#',
    'evil.test',
    'https:',
    '\t',
  ];
  const base = 'https://limelight.test';
  fc.assert(
    fc.property(textOf(...pieces), (text) => {
      const path = ownPath(text);
      expect(path.startsWith('/')).toBe(true);
      for (const form of [path, decodeURIComponent(path)])
        expect(new URL(form, `${base}/login`).origin).toBe(base);
    }),
    runs(2000),
  );
});

test('a link in a text leads to the web or to a mailbox', () => {
  const pieces = [
    'https://',
    'http://',
    'mailto:',
    'javascript:',
    'a@b.test',
    'x.test',
    '//',
    '/',
    ':',
    '%0a',
    '&',
  ];
  fc.assert(
    fc.property(textOf(...pieces), (text) => {
      const address = safeAddress(text);
      if (address === null) return;
      const { protocol, username, password } = new URL(address);
      expect(['http:', 'https:', 'mailto:']).toContain(protocol);
      expect(username + password).toBe('');
    }),
    runs(1500),
  );
});

describe('calls to addresses that somebody typed', () => {
  /** The same four bytes in the many ways that a URL may spell them. */
  const closed4 = fc.oneof(
    ...[
      [10, 8],
      [127, 8],
      [0, 8],
      [169 * 256 + 254, 16],
      [172 * 16 + 1, 12],
      [192 * 256 + 168, 16],
      [100 * 4 + 1, 10],
      [14, 4],
      [15, 4],
    ].map(([head = 0, bits = 0]) =>
      fc.nat(2 ** (32 - bits) - 1).map((rest) => head * 2 ** (32 - bits) + rest),
    ),
  );
  const bytesOf = (address: number) => [24, 16, 8, 0].map((shift) => Math.floor(address / 2 ** shift) % 256);
  const spellings: ((address: number) => string)[] = [
    (address) => bytesOf(address).join('.'),
    (address) =>
      bytesOf(address)
        .map((byte) => `0${byte.toString(8)}`)
        .join('.'),
    (address) =>
      bytesOf(address)
        .map((byte) => `0x${byte.toString(16)}`)
        .join('.'),
    (address) => String(address),
    (address) => `0x${address.toString(16)}`,
    (address) => `0${address.toString(8)}`,
    (address) => `[::ffff:${bytesOf(address).join('.')}]`,
    (address) => `[::${bytesOf(address).join('.')}]`,
    (address) => `[64:ff9b::${bytesOf(address).join('.')}]`,
    (address) => `[2002:${(address >>> 16).toString(16)}:${(address & 0xffff).toString(16)}::1]`,
    (address) => `${bytesOf(address).join('.')}.`,
    (address) => bytesOf(address).join('。'),
  ];

  test('no spelling of a closed address is called', () => {
    fc.assert(
      fc.property(closed4, fc.constantFrom(...spellings), (address, spell) => {
        const url = `https://${spell(address)}/`;
        if (URL.canParse(url)) expect(() => parseOutside(url), url).toThrow(UnreachableError);
      }),
      runs(1000),
    );
    for (const host of [
      '[::1]',
      '[::]',
      '[fe80::1]',
      '[fc00::1]',
      '[ff02::1]',
      'localhost',
      'intranet',
      '127.1',
    ])
      expect(() => parseOutside(`https://${host}/`), host).toThrow(UnreachableError);
  });

  test('whatever is typed is called over TLS without a password, or refused with a reason', () => {
    const pieces = [
      'https://',
      'http://',
      'file://',
      'ftp://',
      'a:b@',
      'x.test',
      '[::1]',
      ':22',
      '/',
      '#',
      '?',
    ];
    fc.assert(
      fc.property(textOf(...pieces), (text) => {
        try {
          const url = parseOutside(text);
          expect([url.protocol, url.username, url.password]).toEqual(['https:', '', '']);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreachableError);
        }
        isPublicAddress(text);
      }),
      runs(500),
    );
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        if (/^(f[c-f]|::|0:)/i.test(address)) expect(isPublicAddress(address)).toBe(false);
      }),
      runs(300),
    );
  });
});

describe('what arrives', () => {
  test('an address is one of the network, or nobody’s', () => {
    const peers = fc.constantFrom('127.0.0.1', '203.0.113.7', '::1', '::ffff:10.0.0.1', '2001:db8::1');
    fc.assert(
      fc.property(peers, fc.oneof(hostileText, fc.ipV4(), fc.ipV6()), (peer, forwarded) => {
        const address = clientAddress(peer, forwarded) ?? '';
        expect(address).toMatch(/^[0-9a-f.:]+$/i);
        expect(addressGroup(address).length).toBeLessThan(50);
      }),
      runs(500),
    );
  });

  test('the public address is not changed by what a path says', () => {
    fc.assert(
      fc.property(textOf('/', '\\', '@', 'evil.test', ':', '..', '%2f', '?'), (path) => {
        const url = `http://127.0.0.1:3000/${path}`;
        if (!URL.canParse(url)) return;
        const request = pageRequest(new Request(url), null, 'https://limelight.test');
        expect(new URL(request.url).origin).toBe('https://limelight.test');
        maskPath(new URL(url).pathname);
      }),
      runs(400),
    );
  });

  test('the name of a file never leads out of its bucket', () => {
    fc.assert(
      fc.property(
        fc.oneof(textOf('a', '/', '..', '.', '%2e', '\\', '\0'), damaged('events/12/poster.png')),
        (key) => {
          try {
            const name = requireObjectKey(key);
            expect(new URL(`http://x.test/bucket/${name}`).pathname.startsWith('/bucket/')).toBe(true);
            expect(name.split('/')).not.toContain('..');
          } catch (error) {
            expect(error).toBeInstanceOf(StorageError);
          }
        },
      ),
      runs(800),
    );
  });
});
