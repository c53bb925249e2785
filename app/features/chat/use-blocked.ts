import { useMemo, useState } from 'react';
import { toast } from '~/ui/toast/toast';
import { blockUser, unblockUser } from './commands';
import type { ChatAuthor } from './types';
import { runCommand } from './use-commands';

type Person = { id: number; name: string };

/** Whom the viewer does not want to hear; their messages are folded at once. */
export function useBlocked(loaded: readonly Person[]) {
  const [people, setPeople] = useState(loaded);
  const ids = useMemo(() => new Set(people.map(({ id }) => id)), [people]);
  const unblock = async (userId: number) => {
    if (!(await runCommand((db) => unblockUser(db, userId)))) return;
    setPeople((known) => known.filter(({ id }) => id !== userId));
  };
  const block = async ({ id, name }: ChatAuthor) => {
    if (!(await runCommand((db) => blockUser(db, id)))) return;
    setPeople((known) => [...known, { id, name }]);
    toast({
      text: `You do not see ${name} any more.`,
      action: { label: 'Undo', run: () => void unblock(id) },
    });
  };
  return { people, ids, block, unblock };
}
