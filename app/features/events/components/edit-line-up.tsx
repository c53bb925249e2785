import { IconButton } from '~/ui/button/icon-button';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { type Found, SearchChoice } from '~/ui/form/search-choice';
import { Picture, type Shown } from '~/ui/picture/picture';
import { SortableList } from '~/ui/sortable/sortable-list';
import { toast } from '~/ui/toast/toast';
import type { Act } from '../editing-queries';
import { EditActNote } from './edit-act-note';
import classes from './edit-line-up.module.css';
import { useSavedInTurn } from './use-saved-in-turn';

type EditLineUpProps = {
  acts: Act[];
  /** Of artists who have one, by number. */
  pictures: Record<number, Shown>;
  find: (text: string) => Promise<Found[]>;
  /** Makes an artist who is not known yet; null where that failed. */
  create: (name: string) => Promise<Found | null>;
  save: (acts: Act[]) => Promise<boolean>;
};

/** Who plays, in billing order. Every change shows at once and is saved behind it. */
export function EditLineUp({ acts: saved, pictures, find, create, save }: EditLineUpProps) {
  const { value: acts, change, busy } = useSavedInTurn(saved, save);
  const add = (found: Found) => {
    if (acts.some(({ artistId }) => artistId === found.id)) {
      toast({ text: `${found.name} is already on the line-up.`, tone: 'info' });
      return;
    }
    change((current) => [...current, { artistId: found.id, name: found.name, note: '' }]);
  };
  const remove = (act: Act, place: number) => {
    change((current) => current.filter(({ artistId }) => artistId !== act.artistId));
    toast({
      text: `${act.name} is off the line-up.`,
      action: { label: 'Undo', run: () => change((current) => current.toSpliced(place, 0, act)) },
    });
  };
  return (
    <div className={classes.editor}>
      <SearchChoice
        label="Add an artist"
        placeholder="Name of an artist"
        search={find}
        onChoose={add}
        create={{
          label: (name) => `Create “${name}” as a new artist`,
          act: async (name) => {
            const made = await create(name);
            if (made) add(made);
          },
        }}
      />
      {acts.length === 0 ? (
        <EmptyState icon="music" title="Nobody is on the line-up yet">
          The event page leaves the line-up out until there is one.
        </EmptyState>
      ) : (
        <SortableList
          items={acts}
          keyOf={({ artistId }) => artistId}
          nameOf={({ name }) => name}
          label="Line-up"
          className={classes.list}
          onOrder={(next) => change(() => next)}
        >
          {(act, controls, place) => (
            <div className={classes.act}>
              <span className={classes.place}>{place + 1}</span>
              <span className={classes.art}>
                <Picture
                  kind="artist"
                  id={act.artistId}
                  picture={pictures[act.artistId] ?? null}
                  ratio="square"
                  sizes="36px"
                  widest={160}
                />
              </span>
              <strong className={classes.name}>{act.name}</strong>
              <EditActNote
                act={act}
                onNote={(note) =>
                  change((current) =>
                    current.map((one) => (one.artistId === act.artistId ? { ...one, note } : one)),
                  )
                }
              />
              <div className={classes.tools}>
                {controls}
                <IconButton icon="trash" label={`Remove ${act.name}`} onClick={() => remove(act, place)} />
              </div>
            </div>
          )}
        </SortableList>
      )}
      <p className={classes.status} role="status">
        {busy ? 'Saving…' : ''}
      </p>
    </div>
  );
}
