import { useState } from 'react';
import {
  type DesignPicture,
  type ElementKind,
  elementKinds,
  mostElements,
} from '~/lib/ticket-design/document';
import { isPicture } from '~/lib/ticket-design/elements';
import { Button } from '~/ui/button/button';
import { useDesigner } from '../designer-context';
import { addElement, hideElements } from '../element-changes';
import { kindName } from '../element-words';
import classes from './panels.module.css';
import { PictureDialog } from './picture-dialog';

type PictureKind = 'logo' | 'picture' | 'sponsor';

const first: readonly ElementKind[] = ['text', 'box', 'picture', 'logo', 'sponsor'];

/** Something more on the ticket: words, a shape, a picture, or a fact that it does not say yet. */
export function AddElement() {
  const { store, design, size } = useDesigner();
  const [picturing, setPicturing] = useState<PictureKind | null>(null);
  const [open, setOpen] = useState(false);
  const missing = elementKinds.filter(
    (kind) =>
      kind !== 'code' && !first.includes(kind) && !design.elements.some((element) => element.kind === kind),
  );
  const add = (kind: ElementKind, picture: DesignPicture | null = null) => {
    const added = addElement(store.getState().history.now, kind, { picture });
    store.change(() => hideElements(added.design, [added.id], size, false), {
      say: `${kindName(kind)}: added in the middle.`,
      select: [added.id],
    });
    setOpen(false);
  };
  const choose = (kind: ElementKind) => (isPicture(kind) ? setPicturing(kind) : add(kind));
  return (
    <div className={classes.add}>
      <Button
        kind="secondary"
        size="sm"
        icon="plus"
        full
        aria-expanded={open}
        disabled={design.elements.length >= mostElements}
        onClick={() => setOpen(!open)}
      >
        Add to the ticket
      </Button>
      {open && (
        <div className={classes.chips}>
          {[...first, ...missing].map((kind) => (
            <button key={kind} type="button" onClick={() => choose(kind)}>
              {kindName(kind)}
            </button>
          ))}
        </div>
      )}
      {picturing && (
        <PictureDialog
          use={picturing}
          onClose={() => setPicturing(null)}
          onChosen={(picture) => add(picturing, picture)}
        />
      )}
    </div>
  );
}
