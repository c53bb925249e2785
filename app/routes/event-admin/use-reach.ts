import { useEffect, useState } from 'react';
import type { Reach, Segment } from '~/features/holder-messages/message';
import { countHolders } from '~/features/holder-messages/queries';
import { listForSale } from '~/features/ticket-types/queries';
import { useCommands } from '~/routes/use-commands';

const pause = 250;

/** Whom a message would reach, counted anew with every choice; and the types to choose from. */
export function useReach(eventId: number, segment: Segment, typeIds: number[]) {
  const { ask } = useCommands();
  const [types, setTypes] = useState<{ id: number; name: string }[]>([]);
  const [reach, setReach] = useState<Reach | null>(null);
  const chosen = segment === 'types' ? typeIds.join() : '';

  useEffect(() => {
    void ask((db) => listForSale(db, eventId)).then((found) =>
      setTypes(found?.types.map(({ id, content }) => ({ id, name: content.name })) ?? []),
    );
  }, [ask, eventId]);

  useEffect(() => {
    let current = true;
    setReach(null);
    const timer = setTimeout(async () => {
      const ids = chosen === '' ? [] : chosen.split(',').map(Number);
      const counted = await ask((db) => countHolders(db, eventId, segment, ids));
      if (current) setReach(counted);
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [ask, eventId, segment, chosen]);

  return { types, reach };
}
