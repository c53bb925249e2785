import { useState } from 'react';
import { moveGenre, retireGenre } from '~/features/genres/commands';
import { GenreTreeList } from '~/features/genres/components/genre-tree-list';
import type { GenreFigures } from '~/features/genres/editing-queries';
import { type GenreNode, walkGenres } from '~/features/genres/genre-tree';
import { useCommands } from '~/routes/use-commands';
import { useViewer } from '~/routes/use-viewer';
import { Button } from '~/ui/button/button';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Panel } from '~/ui/panel/panel';
import { toast } from '~/ui/toast/toast';
import { AddGenreDialog, EditGenreDialog, MergeGenreDialog } from './genre-dialogs';

/** The levels that private.begin_genre_change asks for. */
const growingLevel = 2;
const cuttingLevel = 3;

type Open =
  | { kind: 'add'; parentId: number | null }
  | { kind: 'edit' | 'merge' | 'retire'; genre: GenreNode };

/** The tree of genres, as staff tend it. */
export function GenresView({ genres }: { genres: GenreFigures[] }) {
  const { run } = useCommands();
  const level = useViewer()?.platformLevel ?? 0;
  const [open, setOpen] = useState<Open | null>(null);
  const tree = walkGenres(genres);
  const close = () => setOpen(null);
  const canGrow = level >= growingLevel;
  const add = canGrow && (
    <Button size="sm" icon="plus" onClick={() => setOpen({ kind: 'add', parentId: null })}>
      Add a genre
    </Button>
  );
  const retire = async ({ id, name }: GenreNode) => {
    close();
    if (await run((db) => retireGenre(db, id))) toast({ text: `${name} is retired.` });
  };
  return (
    <Panel
      title="Genres"
      text="Who looks for a genre finds what belongs to it. Events and artists choose from these."
      actions={add}
    >
      {tree.length === 0 ? (
        <EmptyState icon="music" title="No genres" action={add}>
          Events and artists have none to choose from.
        </EmptyState>
      ) : (
        <GenreTreeList
          tree={tree}
          onStep={
            canGrow
              ? ({ id, parent_id }, beforeId) =>
                  run((db) => moveGenre(db, id, { parentId: parent_id, beforeId }))
              : undefined
          }
          onEdit={canGrow ? (genre) => setOpen({ kind: 'edit', genre }) : undefined}
        />
      )}
      {open?.kind === 'add' && (
        <AddGenreDialog key="add" tree={tree} parentId={open.parentId} onClose={close} />
      )}
      {open?.kind === 'edit' && (
        <EditGenreDialog
          key="edit"
          genre={open.genre}
          tree={tree}
          canCut={level >= cuttingLevel}
          onAddBelow={() => setOpen({ kind: 'add', parentId: open.genre.id })}
          onMerge={() => setOpen({ kind: 'merge', genre: open.genre })}
          onRetire={() => setOpen({ kind: 'retire', genre: open.genre })}
          onClose={close}
        />
      )}
      {open?.kind === 'merge' && (
        <MergeGenreDialog key="merge" genre={open.genre} tree={tree} onClose={close} />
      )}
      <ConfirmDialog
        open={open?.kind === 'retire'}
        title={`Retire ${open?.kind === 'retire' ? open.genre.name : ''}?`}
        confirmLabel="Retire"
        danger
        onConfirm={() => open?.kind === 'retire' && void retire(open.genre)}
        onCancel={close}
      >
        Nothing has it and nobody follows it. Its page will be gone.
      </ConfirmDialog>
    </Panel>
  );
}
