import { useState } from 'react';
import { choosePayoutAccount } from '~/features/payouts/commands';
import { ChoosePayouts } from '~/features/payouts/components/choose-payouts';
import type { PayoutChoice } from '~/features/payouts/queries';
import { useCommands } from '~/routes/use-commands';
import { toast } from '~/ui/toast/toast';

type EventPayoutsProps = { eventId: number; choices: PayoutChoice[]; mayChoose: boolean };

export function EventPayouts({ eventId, choices, mayChoose }: EventPayoutsProps) {
  const { run } = useCommands();
  const [busy, setBusy] = useState<number | null>(null);
  const choose = async (accountId: number) => {
    setBusy(accountId);
    const worked = await run((db) => choosePayoutAccount(db, eventId, accountId));
    setBusy(null);
    if (worked) toast({ text: 'What this event earns goes there from now on.' });
  };
  return <ChoosePayouts choices={choices} mayChoose={mayChoose} busy={busy} onChoose={choose} />;
}
