import { z } from 'zod';

export const testChannels = ['in_app', 'email', 'push'] as const;
export type TestChannel = (typeof testChannels)[number];

export const channelWords: Record<TestChannel, string> = {
  in_app: 'In the app',
  email: 'E-mail',
  push: 'Push',
};

const delivery = z.object({
  id: z.number(),
  channel: z.enum(['email', 'push']),
  state: z.enum(['waiting', 'sent', 'failed', 'dropped']),
  error: z.string().nullable(),
  attempts: z.number(),
  sentAt: z.string().nullable(),
  device: z.string().nullable(),
});
export const testDeliveries = z.array(delivery);
type TestDelivery = z.infer<typeof delivery>;

/** A test that somebody of the platform sent, with everything that came of it. */
export type NotificationTest = {
  id: number;
  at: string;
  kind: string;
  channels: TestChannel[];
  person: string;
  author: string;
  isShown: boolean;
  isRead: boolean;
  deliveries: TestDelivery[];
};

/** Why nothing went out, in words; what a mail or push service said stays as it said it. */
const reasons: Record<string, string> = {
  turned_off: 'turned off in their settings',
  no_subscription: 'no subscription on any device',
  no_address: 'no confirmed address',
  push_off: 'push is not set up here',
  read: 'they have read it already',
  stale: 'too old by now',
  gone: 'there is nothing to tell any more',
  expired: 'the device is gone',
};

type Tone = 'neutral' | 'green' | 'amber' | 'red';
export type Outcome = { key: string; channel: TestChannel; tone: Tone; text: string };

/** One line for each way that was chosen and each device of it. */
export function outcomesOf({ channels, isShown, isRead, deliveries }: NotificationTest): Outcome[] {
  return channels.flatMap((channel): Outcome[] => {
    if (channel === 'in_app') {
      const text = isShown ? (isRead ? 'shown, and read' : 'shown') : 'turned off in their settings';
      return [{ key: channel, channel, tone: isShown ? 'green' : 'neutral', text }];
    }
    const sent = deliveries.filter((one) => one.channel === channel);
    if (sent.length === 0) return [{ key: channel, channel, tone: 'neutral', text: 'nothing to send' }];
    return sent.map((one) => ({ key: `${channel}-${one.id}`, channel, ...stateOf(one) }));
  });
}

function stateOf({ state, error, attempts, device }: TestDelivery): { tone: Tone; text: string } {
  const where = device ? ` to ${device}` : '';
  const why = error === null ? '' : `: ${reasons[error] ?? error}`;
  switch (state) {
    case 'sent':
      return { tone: 'green', text: `sent${where}` };
    case 'waiting':
      return { tone: 'amber', text: attempts > 1 ? `trying again${where}${why}` : `waiting${where}` };
    case 'failed':
      return { tone: 'red', text: `failed${where}${why}` };
    case 'dropped':
      return { tone: 'neutral', text: `not sent${where}${why}` };
  }
}

export const isMoving = ({ deliveries }: NotificationTest) =>
  deliveries.some(({ state }) => state === 'waiting');

/** 'event_cancelled' as people say it. */
export function kindWords(kind: string): string {
  const words = kind.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
