import type { RouterContextProvider } from 'react-router';
import { platformContext } from '~/db/context';
import { onDevice } from '~/lib/privacy-register/devices';
import type { Entry } from '~/lib/privacy-register/entry';
import { describePeriod } from '~/lib/privacy-register/periods';
import { register } from '~/lib/privacy-register/register';

/** The register in the words that people read, without the names of tables. */
export function loadPrivacy(context: Readonly<RouterContextProvider>) {
  const { contact, payments, oauthProviders, push, wallets, localMail } = context.get(platformContext);
  return {
    chapters: register.map(({ id, title, entries }) => ({ id, title, entries: entries.map(shown) })),
    devices: onDevice.map(({ name, place, lasts, why }) => ({ name, place, lasts, why })),
    contact: contact ?? null,
    others: {
      isPaid: payments.mode !== 'simulated',
      mails: !localMail,
      pushes: push !== undefined,
      signIns: oauthProviders,
      wallets: Object.keys(wallets ?? {}),
    },
  };
}

function shown({ id, title, what, why, ground, lasts, onDeletion, tables }: Entry) {
  const times = (lasts.periods ?? []).map(describePeriod);
  return {
    ...{ id, title, what, why, ground, onDeletion },
    words: lasts.words ?? null,
    times: [...new Set(times)],
    isInCopy: Object.values(tables).some((table) => table.export !== undefined),
  };
}

export type PrivacyData = ReturnType<typeof loadPrivacy>;
export type ShownEntry = PrivacyData['chapters'][number]['entries'][number];
