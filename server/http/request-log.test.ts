import { expect, test } from 'vitest';
import { maskPath } from './request-log.ts';

test.each([
  ['/event/12/timetable/user/9', '/event/:id/timetable/user/:id'],
  ['/admin/event/4/orders/77', '/admin/event/:id/orders/:id'],
  ['/event/12.ics', '/event/:id.ics'],
  ['/mail/someone@limelight.test', '/mail/:address'],
  ['/claim/0123456789abcdefghijklmnop', '/claim/:token'],
  ['/privacy', '/privacy'],
])('%s is logged as %s', (path, route) => {
  expect(maskPath(path)).toBe(route);
});
