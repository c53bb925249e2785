import type { Database } from '~/generated/database';
import type { FieldErrors } from '~/lib/content-rules';
import { formatMoney } from '~/lib/money';
import { serviceFee } from '~/lib/service-fee';

export type SettingValues = Omit<Database['public']['Tables']['platform_settings']['Row'], 'id' | 'version'>;
type SettingName = keyof SettingValues;

/** As in the migration of the platform's settings, which a test compares. */
export type Setting = {
  name: SettingName;
  label: string;
  /** In what it is counted; 'cents' are hundredths of the event's currency. */
  unit: string;
  least: number;
  most: number;
  usual: number;
  decimals?: number;
  does: string;
};

export type SettingGroup = {
  id: string;
  title: string;
  text: string;
  settings: Setting[];
  example: (values: SettingValues) => string;
};

export const settingGroups: readonly SettingGroup[] = [
  {
    id: 'fee',
    title: 'Service fee',
    text: 'What Limelight takes of every paid ticket. Orders that exist keep the fee they were made with.',
    settings: [
      {
        name: 'fee_percent',
        label: 'Part of the price',
        unit: '%',
        least: 0,
        most: 50,
        usual: 5,
        decimals: 2,
        does: 'Taken of what a ticket costs after discounts.',
      },
      {
        name: 'fee_fixed',
        label: 'Per ticket',
        unit: 'cents',
        least: 0,
        most: 10_000,
        usual: 50,
        does: 'Added for each paid ticket. Free tickets have no fee.',
      },
    ],
    example: (values) =>
      `A €20 ticket: ${feeWords(values, 2000)} fee. Two for €45 each: ${feeWords(values, 4500, 2)}.`,
  },
  {
    id: 'buying',
    title: 'Buying',
    text: 'How long places wait for whoever has them in hand. Times that run already stay as they are.',
    settings: [
      {
        name: 'hold_minutes',
        label: 'Basket',
        unit: 'minutes',
        least: 1,
        most: 60,
        usual: 10,
        does: 'How long chosen tickets are held before payment begins.',
      },
      {
        name: 'payment_minutes',
        label: 'Payment',
        unit: 'minutes',
        least: 30,
        most: 120,
        usual: 30,
        does: 'How long chosen tickets stay held once payment has begun.',
      },
      {
        name: 'offer_hours',
        label: 'Waiting list offer',
        unit: 'hours',
        least: 1,
        most: 72,
        usual: 12,
        does: 'How long somebody who waited has to take up tickets that came back.',
      },
    ],
    example: ({ hold_minutes, payment_minutes }) =>
      `Tickets chosen at 20:00 are held until ${clock(hold_minutes)}, and until ${clock(payment_minutes)} once payment has begun.`,
  },
  {
    id: 'messages',
    title: 'Messages to ticket holders',
    text: 'How much mail people get from one event.',
    settings: [
      {
        name: 'messages_per_day',
        label: 'Within a day',
        unit: 'messages',
        least: 1,
        most: 20,
        usual: 3,
        does: 'The most that an event sends to its ticket holders within 24 hours.',
      },
      {
        name: 'messages_per_month',
        label: 'Within thirty days',
        unit: 'messages',
        least: 1,
        most: 100,
        usual: 10,
        does: 'The most within thirty days; never fewer than within a day.',
      },
      {
        name: 'held_message_hours',
        label: 'Wait of unknown organisers',
        unit: 'hours',
        least: 0,
        most: 48,
        usual: 2,
        does: 'How long the first message with links waits, so that staff can stop it.',
      },
    ],
    example: ({ held_message_hours: hours }) =>
      hours === 0
        ? 'A new organiser’s first message with a link goes out at once.'
        : `A new organiser’s first message with a link, written at 20:00, goes out at ${clock(hours * 60)}.`,
  },
  {
    id: 'newcomers',
    title: 'Newcomers',
    text: 'What keeps a new account from filling chats and lists.',
    settings: [
      {
        name: 'chat_new_hours',
        label: 'New for',
        unit: 'hours',
        least: 0,
        most: 720,
        usual: 24,
        does: 'How long an account without a ticket is new in a chat: no links, no pictures.',
      },
      {
        name: 'chat_new_pause',
        label: 'Pause between messages',
        unit: 'seconds',
        least: 0,
        most: 300,
        usual: 30,
        does: 'How long a new account waits between two messages.',
      },
      {
        name: 'creations_per_day',
        label: 'Created within a day',
        unit: 'entries',
        least: 1,
        most: 1000,
        usual: 100,
        does: 'How many events, venues, artists and promoters one account makes within a day.',
      },
    ],
    example: ({ chat_new_hours: hours, chat_new_pause: pause }) =>
      hours === 0 || pause === 0
        ? 'A new account writes at the pace of everyone else.'
        : `Who joined today writes ${Math.floor(60 / pause) >= 1 ? `${Math.floor(60 / pause)} messages a minute` : 'less than one message a minute'} at most.`,
  },
];

export const allSettings: readonly Setting[] = settingGroups.flatMap(({ settings }) => settings);

export function checkSettings(values: SettingValues): FieldErrors<SettingValues> {
  const errors: FieldErrors<SettingValues> = {};
  for (const setting of allSettings) {
    const value: number | null = values[setting.name];
    const fits =
      value !== null &&
      value >= setting.least &&
      value <= setting.most &&
      Number(value.toFixed(setting.decimals ?? 0)) === value;
    if (!fits) errors[setting.name] = `${setting.decimals ? 'A' : 'A whole'} number ${rangeWords(setting)}.`;
  }
  if (!errors.messages_per_month && values.messages_per_month < values.messages_per_day)
    errors.messages_per_month = 'At least as many as within a day.';
  return errors;
}

/** 'from 1 to 60' */
export function rangeWords({ least, most }: Setting): string {
  return `from ${least.toLocaleString('en-GB')} to ${most.toLocaleString('en-GB')}`;
}

function feeWords(values: SettingValues, price: number, quantity = 1): string {
  const fee = serviceFee({ percent: values.fee_percent, fixed: values.fee_fixed }, price, quantity);
  return formatMoney(fee, 'EUR', { exact: true });
}

/** So many minutes after eight in the evening. */
function clock(minutes: number): string {
  const total = 20 * 60 + minutes;
  const days = Math.floor(total / 1440);
  const time = `${String(Math.floor(total / 60) % 24).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
  return days === 0 ? time : `${time} ${days === 1 ? 'the next day' : `${days} days later`}`;
}
