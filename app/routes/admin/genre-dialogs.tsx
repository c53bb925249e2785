import { useState } from 'react';
import { addGenre, changeGenre, mergeGenre, moveGenre } from '~/features/genres/commands';
import { GenreFields } from '~/features/genres/components/genre-fields';
import { type GenreNode, indented, placesFor } from '~/features/genres/genre-tree';
import { checkGenre } from '~/features/genres/schema';
import { usageWords } from '~/features/genres/usage-words';
import { useFormDialog } from '~/routes/event-admin/use-form-dialog';
import { Button } from '~/ui/button/button';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { ErrorSummary } from '~/ui/form/error-summary';
import { SelectField } from '~/ui/form/select-field';
import classes from './genre-dialogs.module.css';

type AddGenreDialogProps = { tree: GenreNode[]; parentId: number | null; onClose: () => void };

export function AddGenreDialog({ tree, parentId, onClose }: AddGenreDialogProps) {
  const { values, setValues, isTried, busy, onSubmit } = useFormDialog({
    initial: { name: '', description: '', parent: String(parentId ?? '') },
    check: checkGenre,
    save: (db, { name, parent }) => addGenre(db, name, idOf(parent)),
    done: 'The genre is there.',
    onClose,
  });
  const errors = isTried ? checkGenre(values) : {};
  return (
    <FormDialog open title="A new genre" submitLabel="Add" busy={busy} onSubmit={onSubmit} onCancel={onClose}>
      <ErrorSummary errors={errors} />
      <GenreFields
        value={values}
        errors={errors}
        places={tree}
        withDescription={false}
        onChange={setValues}
      />
    </FormDialog>
  );
}

type EditGenreDialogProps = {
  genre: GenreNode;
  tree: GenreNode[];
  /** Taking away what others use is for managers. */
  canCut: boolean;
  onAddBelow: () => void;
  onMerge: () => void;
  onRetire: () => void;
  onClose: () => void;
};

export function EditGenreDialog({ genre, tree, canCut, onClose, ...acts }: EditGenreDialogProps) {
  const initial = {
    name: genre.name,
    description: genre.description,
    parent: String(genre.parent_id ?? ''),
  };
  const { values, setValues, isTried, busy, onSubmit } = useFormDialog({
    initial,
    check: checkGenre,
    save: async (db, content) => {
      await changeGenre(db, genre.id, content);
      if (content.parent !== initial.parent)
        await moveGenre(db, genre.id, { parentId: idOf(content.parent) });
    },
    done: 'The genre is saved.',
    onClose,
  });
  const errors = isTried ? checkGenre(values) : {};
  const isUsed = genre.hasBranches || genre.events + genre.artists + genre.followers > 0;
  return (
    <FormDialog
      open
      title={genre.name}
      text={`${usageWords(genre)}. Its address stays the same under another name.`}
      submitLabel="Save"
      busy={busy}
      onSubmit={onSubmit}
      onCancel={onClose}
    >
      <ErrorSummary errors={errors} />
      <GenreFields
        value={values}
        errors={errors}
        places={placesFor(genre, tree)}
        withDescription
        onChange={setValues}
      />
      <div className={classes.more}>
        <Button size="sm" kind="quiet" icon="plus" onClick={acts.onAddBelow}>
          Add one below
        </Button>
        {canCut && (
          <Button size="sm" kind="quiet" icon="arrow-right" onClick={acts.onMerge}>
            Merge into another
          </Button>
        )}
        {canCut && !isUsed && (
          <Button size="sm" kind="quiet" icon="trash" onClick={acts.onRetire}>
            Retire
          </Button>
        )}
      </div>
    </FormDialog>
  );
}

type MergeGenreDialogProps = { genre: GenreNode; tree: GenreNode[]; onClose: () => void };

export function MergeGenreDialog({ genre, tree, onClose }: MergeGenreDialogProps) {
  const [into, setInto] = useState('');
  const check = () => (into === '' ? { into: 'Choose the genre that stays.' } : {});
  const { isTried, busy, onSubmit } = useFormDialog({
    initial: {},
    check,
    save: (db) => mergeGenre(db, genre.id, Number(into)),
    done: `${genre.name} is merged.`,
    onClose,
  });
  return (
    <FormDialog
      open
      danger
      title={`Merge ${genre.name} into another`}
      text={`${usageWords(genre)}${genre.hasBranches ? ', with all that belongs to it,' : ''} go over, and its address leads to the other. This cannot be undone.`}
      submitLabel="Merge"
      busy={busy}
      onSubmit={onSubmit}
      onCancel={onClose}
    >
      <SelectField
        label="Genre that stays"
        name="into"
        empty="Choose a genre"
        options={placesFor(genre, tree).map((one) => ({ value: String(one.id), label: indented(one) }))}
        value={into}
        error={isTried ? check().into : undefined}
        onChange={(event) => setInto(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

function idOf(text: string): number | null {
  return text === '' ? null : Number(text);
}
