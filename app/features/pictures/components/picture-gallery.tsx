import { useState } from 'react';
import { Button } from '~/ui/button/button';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import { SortableList } from '~/ui/sortable/sortable-list';
import type { PicturedType, StoredPicture } from '../queries';
import { AddPicture } from './add-picture';
import type { PictureActs } from './picture-acts';
import classes from './picture-gallery.module.css';
import { PictureItem } from './picture-item';

type PictureGalleryProps = {
  entity: { type: PicturedType; id: number };
  pictures: StoredPicture[];
  acts: PictureActs;
  readOnly?: boolean;
};

const most = 12;

/** The pictures of something, in order: the first is its poster, the others make the gallery. */
export function PictureGallery({ entity, pictures, acts, readOnly = false }: PictureGalleryProps) {
  // The new order shows at once; what was saved takes over when it arrives.
  const [order, setOrder] = useState<{ of: StoredPicture[]; ids: number[] } | null>(null);
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<StoredPicture | null>(null);
  const [busy, setBusy] = useState(false);
  const shown = order?.of === pictures ? sortBy(pictures, order.ids) : pictures;

  const reorder = async (next: StoredPicture[]) => {
    const ids = next.map(({ id }) => id);
    setOrder({ of: pictures, ids });
    if (!(await acts.order(ids))) setOrder(null);
  };
  const remove = async () => {
    if (!removing) return;
    setBusy(true);
    await acts.remove(removing);
    setBusy(false);
    setRemoving(null);
  };
  return (
    <div className={classes.gallery}>
      {shown.length > 0 && (
        <SortableList
          items={shown}
          keyOf={({ id }) => id}
          nameOf={(picture) => pictureName(picture, shown)}
          label="Pictures"
          className={classes.list}
          disabled={readOnly}
          onOrder={reorder}
        >
          {(picture, controls, place) => (
            <PictureItem
              entity={entity}
              picture={picture}
              name={pictureName(picture, shown)}
              lead={place === 0}
              controls={controls}
              readOnly={readOnly}
              onDescribe={(description) => acts.describe(picture.id, description)}
              onRemove={() => setRemoving(picture)}
            />
          )}
        </SortableList>
      )}
      {shown.length === 0 && !adding && (
        <p className={classes.none}>
          No picture yet. Until there is one, artwork that was drawn for it is shown.
        </p>
      )}
      {adding ? (
        <AddPicture
          onAdd={(picture) => acts.add(picture, shown.length + 1)}
          onClose={() => setAdding(false)}
        />
      ) : (
        !readOnly &&
        shown.length < most && (
          <Button kind="secondary" icon="plus" className={classes.add} onClick={() => setAdding(true)}>
            Add a picture
          </Button>
        )
      )}
      <ConfirmDialog
        open={removing !== null}
        title="Remove this picture?"
        confirmLabel="Remove"
        cancelLabel="Keep it"
        danger
        busy={busy}
        onConfirm={remove}
        onCancel={() => setRemoving(null)}
      >
        It goes from every page at once and cannot be brought back.
      </ConfirmDialog>
    </div>
  );
}

function pictureName(picture: StoredPicture, all: StoredPicture[]): string {
  return `picture ${all.indexOf(picture) + 1}`;
}

function sortBy(pictures: StoredPicture[], ids: number[]): StoredPicture[] {
  return pictures.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
