import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';

/** Every buyer gets the one letter with the tickets, however long the mail server was away. */
export const mailFaults: Fault[] = [
  {
    name: 'mail server silent, then gone',
    on: 'mail server',
    tasks: 'mail_order',
    async happen({ mail }) {
      mail?.become('silent');
      await sleep(6000);
      mail?.become('gone');
      await sleep(6000);
      mail?.become('well');
    },
    async look({ mail }, { purchases }) {
      const counts = Map.groupBy(mail?.taken ?? [], (address) => address.split('@')[0] ?? '');
      const lettersOf = (code: string) => counts.get(code.toLowerCase())?.length ?? 0;
      return {
        lost: purchases.filter(({ code }) => lettersOf(code) === 0).map(({ code }) => `letter of ${code}`),
        doubled: purchases.filter(({ code }) => lettersOf(code) > 1).map(({ code }) => `letter of ${code}`),
      };
    },
  },
];
