import { expect, test } from 'vitest';
import { isLoopback } from './loopback.ts';

test.each(['127.0.0.1', '127.8.9.1', 'localhost', '::1', '[::1]'])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each(['127.0.0.1.evil.example', '0.0.0.0', 'limelight.test', '10.0.0.1', ''])('%s is not', (host) => {
  expect(isLoopback(host)).toBe(false);
});
