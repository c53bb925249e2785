import { accountEntries } from './account';
import { buyingEntries } from './buying';
import type { Chapter } from './entry';
import { organisingEntries } from './organising';
import { safetyEntries } from './safety';
import { talkingEntries } from './talking';

/**
 * Everything that is kept of people: /privacy is made of it, and so is the copy that people get of their data.
 * tests/database/privacy-register.test.ts fails where the database holds a table or column that it does not name.
 */
export const register: readonly Chapter[] = [
  { id: 'account', title: 'Your account', entries: accountEntries },
  { id: 'buying', title: 'Tickets and payments', entries: buyingEntries },
  { id: 'talking', title: 'Chat and notifications', entries: talkingEntries },
  { id: 'organising', title: 'If you organise', entries: organisingEntries },
  { id: 'safety', title: 'Keeping it safe', entries: safetyEntries },
];

export const columnsOf = (text = ''): string[] => text.split(' ').filter((name) => name !== '');
