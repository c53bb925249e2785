import { expect, test } from 'vitest';
import { type NotificationTest, outcomesOf } from './testing';

const sent: NotificationTest = {
  ...{ id: 1, at: '', kind: 'test', person: 'Ada', author: 'Staff', isShown: true, isRead: false },
  channels: ['in_app', 'email', 'push'],
  deliveries: [
    {
      ...{ id: 1, channel: 'email', state: 'waiting', error: null },
      attempts: 0,
      sentAt: null,
      device: null,
    },
    {
      ...{ id: 2, channel: 'push', state: 'dropped', error: 'no_subscription' },
      ...{ attempts: 0, sentAt: null, device: null },
    },
  ],
};

test('every way that was chosen says how it went', () => {
  expect(outcomesOf(sent).map(({ text }) => text)).toEqual([
    'shown',
    'waiting',
    'not sent: no subscription on any device',
  ]);
});

test('what a service said stays as it said it, and each device has its line', () => {
  const push = { id: 3, channel: 'push', attempts: 2, sentAt: null } as const;
  const deliveries: NotificationTest['deliveries'] = [
    { ...push, state: 'failed', error: 'HTTP 413', device: 'Firefox' },
    { ...push, id: 4, state: 'sent', error: null, device: 'Pixel' },
  ];
  expect(outcomesOf({ ...sent, channels: ['push'], deliveries }).map(({ text }) => text)).toEqual([
    'failed to Firefox: HTTP 413',
    'sent to Pixel',
  ]);
});
