import { useRef, useState } from 'react';
import type { DesignElement } from '~/lib/ticket-design/document';
import { elementOn } from '~/lib/ticket-design/elements';
import { IconButton } from '~/ui/button/icon-button';
import { SortableList } from '~/ui/sortable/sortable-list';
import { useDesigner } from '../designer-context';
import { changeElements } from '../element-boxes';
import { hideElements } from '../element-changes';
import { kindName, nameOf } from '../element-words';
import { AddElement } from './add-element';
import classes from './layers-panel.module.css';
import { SignButton } from './sign-button';

/** Everything on the ticket, what is on top first; also what is hidden. */
export function LayersPanel() {
  const { store, design } = useDesigner();
  return (
    <>
      <AddElement />
      <SortableList
        items={design.elements.toReversed()}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        label="Layers, the top one first"
        className={classes.layers}
        onOrder={(items) => store.change((now) => ({ ...now, elements: items.toReversed() }))}
      >
        {(element, controls) => <Layer element={element}>{controls}</Layer>}
      </SortableList>
    </>
  );
}

function Layer({ element, children }: { element: DesignElement; children: React.ReactNode }) {
  const { store, size, selection } = useDesigner();
  const [renaming, setRenaming] = useState(false);
  const { isHidden } = elementOn(element, size);
  const name = nameOf(element);
  const setLocked = (isLocked: boolean) =>
    store.change((now) => changeElements(now, [element.id], (one) => ({ ...one, isLocked })), {
      say: `${name}: ${isLocked ? 'locked' : 'unlocked'}.`,
    });
  return (
    <div
      className={classes.layer}
      data-selected={selection.includes(element.id) || undefined}
      data-hidden={isHidden || undefined}
    >
      {children}
      {renaming ? (
        <Rename element={element} onDone={() => setRenaming(false)} />
      ) : (
        <button
          type="button"
          className={classes.name}
          aria-pressed={selection.includes(element.id)}
          title="Double-click or F2 renames"
          onClick={(event) => (event.shiftKey ? store.toggle(element.id) : store.select([element.id]))}
          onDoubleClick={() => setRenaming(true)}
          onKeyDown={(event) => {
            if (event.key === 'F2') setRenaming(true);
          }}
        >
          {name}
        </button>
      )}
      {element.isLocked ? (
        <IconButton icon="lock" label={`Unlock ${name}`} onClick={() => setLocked(false)} />
      ) : (
        <SignButton
          sign="unlock"
          label={`Lock ${name}`}
          className={classes.faint}
          onClick={() => setLocked(true)}
        />
      )}
      {element.kind !== 'code' && (
        <IconButton
          icon={isHidden ? 'eye-off' : 'eye'}
          label={isHidden ? `Show ${name}` : `Hide ${name}`}
          className={isHidden ? undefined : classes.faint}
          onClick={() =>
            store.change((now) => hideElements(now, [element.id], size, !isHidden), {
              say: `${name}: ${isHidden ? 'shown' : 'hidden'}.`,
            })
          }
        />
      )}
    </div>
  );
}

function Rename({ element, onDone }: { element: DesignElement; onDone: () => void }) {
  const { store } = useDesigner();
  const left = useRef(false);
  const finish = (name: string | null) => {
    if (left.current) return;
    left.current = true;
    if (name !== null)
      store.change((now) => changeElements(now, [element.id], (one) => ({ ...one, name: name.trim() })));
    onDone();
  };
  return (
    <input
      ref={(input) => input?.focus()}
      className={classes.rename}
      aria-label={`Name of ${kindName(element.kind)}`}
      maxLength={40}
      defaultValue={nameOf(element)}
      onBlur={(event) => finish(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish(event.currentTarget.value);
        if (event.key === 'Escape') finish(null);
      }}
    />
  );
}
