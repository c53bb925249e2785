import { expect, test } from 'vitest';
import { allSettings, checkSettings, type SettingValues, settingGroups } from './settings';

const usual = Object.fromEntries(allSettings.map(({ name, usual }) => [name, usual])) as SettingValues;
const exampleOf = (id: string, changes: Partial<SettingValues> = {}) =>
  settingGroups.find((group) => group.id === id)?.example({ ...usual, ...changes });

test('the usual values are allowed, and each has its range', () => {
  expect(checkSettings(usual)).toEqual({});
  expect(checkSettings({ ...usual, hold_minutes: 61, fee_percent: 5.005 })).toEqual({
    hold_minutes: 'A whole number from 1 to 60.',
    fee_percent: 'A number from 0 to 50.',
  });
  expect(checkSettings({ ...usual, offer_hours: Number.NaN })).toHaveProperty('offer_hours');
  expect(checkSettings({ ...usual, hold_minutes: 1.5 })).toHaveProperty('hold_minutes');
});

test('a month holds at least what a day holds', () => {
  expect(checkSettings({ ...usual, messages_per_day: 11 })).toHaveProperty('messages_per_month');
});

test('examples follow what is typed', () => {
  expect(exampleOf('fee')).toBe('A €20 ticket: €1.50 fee. Two for €45 each: €5.50.');
  expect(exampleOf('fee', { fee_percent: 4.95, fee_fixed: 50 })).toContain('A €20 ticket: €1.49 fee.');
  expect(exampleOf('buying')).toContain('until 20:10, and until 20:30 once payment has begun.');
  expect(exampleOf('messages', { held_message_hours: 6 })).toContain('goes out at 02:00 the next day.');
  expect(exampleOf('messages', { held_message_hours: 0 })).toContain('at once');
  expect(exampleOf('newcomers')).toBe('Who joined today writes 2 messages a minute at most.');
});
