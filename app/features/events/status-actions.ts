import type { EventStatus } from './rules';

export type StatusAction = {
  kind: 'publish' | 'unlist' | 'schedule' | 'withdraw' | 'cancel' | 'postpone' | 'reschedule';
  label: string;
  title: string;
  /** What happens, and who will be told. */
  words: string;
  confirmLabel: string;
  danger?: boolean;
};

const followers = 'Everyone who follows the venue, an artist or a promoter of it is told once.';

/** What can be done with an event in its state, the likeliest first. `interested` people have it in their plans. */
export function listStatusActions(status: EventStatus, interested: number): StatusAction[] {
  const told = toldWords(interested);
  const tells =
    interested > 0 ? ` It tells ${told}.` : ' Nobody is going or interested yet, so nobody is told.';
  const publish: StatusAction = {
    kind: 'publish',
    label: 'Publish now',
    title: 'Publish this event?',
    words: `Everyone can find it from now on. ${followers}`,
    confirmLabel: 'Publish',
  };
  const schedule: StatusAction = {
    kind: 'schedule',
    label: status === 'scheduled' ? 'Change the time' : 'Publish later',
    title: 'When should it come out?',
    words: `Until then only the team sees it. ${followers}`,
    confirmLabel: 'Schedule',
  };
  const unlist: StatusAction = {
    kind: 'unlist',
    label: 'Make unlisted',
    title: 'Make this event unlisted?',
    words: 'Everyone who has the link can open it. It is in no list, search or feed, and nobody is told.',
    confirmLabel: 'Make unlisted',
  };
  const withdraw: StatusAction = {
    kind: 'withdraw',
    label: 'Back to draft',
    title: 'Take this event back?',
    words:
      status === 'scheduled'
        ? 'It stays a draft until you publish it. Nobody is told.'
        : `The page is gone for everyone but the team, without a word to anyone.${interested > 0 ? ` If it is off, cancel it instead: that tells ${told}.` : ''}`,
    confirmLabel: 'Back to draft',
    danger: status !== 'scheduled',
  };
  const reschedule: StatusAction = {
    kind: 'reschedule',
    label: 'New date',
    title: 'Choose the new date',
    words: `The page shows the new date beside the old one.${tells}`,
    confirmLabel: 'Move the event',
  };
  const postpone: StatusAction = {
    kind: 'postpone',
    label: 'Postpone',
    title: 'Postpone this event?',
    words: `It says “Postponed” everywhere until there is a new date.${tells}`,
    confirmLabel: 'Postpone',
  };
  const cancel: StatusAction = {
    kind: 'cancel',
    label: 'Cancel the event',
    title: 'Cancel this event?',
    words: `It says “Cancelled” everywhere.${tells}`,
    confirmLabel: 'Cancel the event',
    danger: true,
  };
  const putBackOn: StatusAction = {
    ...publish,
    label: 'Put back on',
    title: 'Put this event back on?',
    words: 'It is shown as planned again, on its date.',
    confirmLabel: 'Put back on',
  };
  switch (status) {
    case 'draft':
      return [publish, schedule, unlist];
    case 'scheduled':
      return [publish, schedule, withdraw];
    case 'published':
      return [reschedule, postpone, unlist, withdraw, cancel];
    case 'unlisted':
      return [{ ...publish, label: 'Publish in lists' }, reschedule, postpone, withdraw, cancel];
    case 'postponed':
      return [reschedule, putBackOn, withdraw, cancel];
    case 'cancelled':
      return [putBackOn, reschedule, withdraw];
  }
}

function toldWords(interested: number): string {
  const people = interested === 1 ? 'the one person' : `the ${interested.toLocaleString('en-GB')} people`;
  return `${people} who ${interested === 1 ? 'is' : 'are'} going or interested`;
}
