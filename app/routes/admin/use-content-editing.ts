import { useMemo } from 'react';
import type { Db } from '~/db/db';
import type { FieldErrors } from '~/lib/content-rules';
import { useCommands } from '~/routes/use-commands';
import { useEditing } from '~/ui/editing/use-editing';
import { saveContent } from './save-content';

type Editable<Values> = { id: number; content: Values; version: number };

type ContentEditing<Values> = {
  type: 'event' | 'venue' | 'artist' | 'promoter';
  entity: Editable<Values>;
  automatic?: boolean;
  check: (values: Values) => FieldErrors<Values>;
  groups?: (keyof Values & string)[][];
  save: (db: Db, id: number, changes: Partial<Values>, version: number) => Promise<number | null>;
  reload: (db: Db, id: number) => Promise<Editable<Values>>;
};

/** What the head of the page and its dialogs show as well. */
const shownElsewhere = new Set([
  'title',
  'name',
  'doors_at',
  'starts_at',
  'ends_at',
  'timezone',
  'promoter_ids',
]);

/** The form of an entity's content, saved by the feature's own command. */
export function useContentEditing<Values extends object>(options: ContentEditing<Values>) {
  const { type, entity, automatic = false, check, groups, save, reload } = options;
  const { id, content, version } = entity;
  const { revalidate } = useCommands();
  return useEditing({
    keptAs: `${type}:${id}`,
    loaded: useMemo(() => ({ values: content, version }), [content, version]),
    automatic,
    check,
    groups: groups ?? [],
    save: async (changes, seen) => {
      const outcome = await saveContent({
        save: (db) => save(db, id, changes, seen),
        version: seen,
        reload: async (db) => {
          const theirs = await reload(db, id);
          return { values: theirs.content, version: theirs.version };
        },
      });
      // Asking for the whole page again after every pause in typing would be too much.
      if (outcome.kind === 'saved' && Object.keys(changes).some((name) => shownElsewhere.has(name))) {
        void revalidate();
      }
      return outcome;
    },
  });
}
