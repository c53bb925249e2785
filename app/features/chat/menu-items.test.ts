import { expect, it } from 'vitest';
import { type MenuActs, menuItems } from './menu-items';
import { sampleMessage } from './sample.test-data';

const nothing = () => undefined;
const acts: MenuActs = {
  reply: nothing,
  edit: nothing,
  copyText: nothing,
  copyLink: nothing,
  remove: nothing,
  pin: nothing,
  report: nothing,
  block: nothing,
  unblock: nothing,
  mute: nothing,
};
const message = sampleMessage(1);
const soon = Date.parse(message.at) + 60_000;
const labels = (viewerId: number | null, other = {}) =>
  menuItems(
    message,
    { viewerId, isModerator: false, mayWrite: viewerId !== null, isBlocked: false, now: soon, ...other },
    acts,
  ).map(({ label }) => label);

it('lets strangers copy', () => {
  expect(labels(null)).toEqual(['Copy text', 'Copy link']);
});

it('lets authors edit for five minutes', () => {
  expect(labels(7)).toEqual(['Reply', 'Edit', 'Copy text', 'Copy link', 'Delete']);
  expect(labels(7, { now: soon + 5 * 60_000 })).not.toContain('Edit');
});

it('lets others report and block', () => {
  expect(labels(8)).toEqual(['Reply', 'Copy text', 'Copy link', 'Report', 'Block this person']);
  expect(labels(8, { isBlocked: true })).toContain('Unblock this person');
});

it('lets moderators remove, mute and pin', () => {
  expect(labels(8, { isModerator: true })).toEqual(
    expect.arrayContaining(['Pin', 'Mute this person', 'Remove for everyone']),
  );
});
