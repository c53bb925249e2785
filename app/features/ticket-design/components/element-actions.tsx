import { IconButton } from '~/ui/button/icon-button';
import { duplicate, hide } from '../canvas-keys';
import { useDesigner } from '../designer-context';
import { changeElements } from '../element-boxes';
import { mayRemove, removeElements, stackElement } from '../element-changes';
import classes from './panels.module.css';
import { SignButton } from './sign-button';

/** What can be done with whatever is selected. */
export function ElementActions() {
  const { store, design, selection, selected } = useDesigner();
  const isCode = selected.every(({ kind }) => kind === 'code');
  const isLocked = selected.every((element) => element.isLocked);
  const [only] = selected.length === 1 ? selected : [];
  const at = only ? design.elements.indexOf(only) : -1;
  const setLocked = (locked: boolean) =>
    store.change((now) => changeElements(now, selection, (element) => ({ ...element, isLocked: locked })), {
      say: locked ? 'Locked.' : 'Unlocked.',
    });
  return (
    <div className={classes.tools} role="toolbar" aria-label="Element">
      <IconButton
        icon="copy"
        label="Duplicate (Ctrl+D)"
        disabled={isCode}
        onClick={() => duplicate(store, selection)}
      />
      {only && (
        <>
          <IconButton
            icon="chevron-up"
            label="Bring forward"
            disabled={at === design.elements.length - 1}
            onClick={() =>
              store.change((now) => stackElement(now, only.id, at + 1), { say: 'One layer up.' })
            }
          />
          <IconButton
            icon="chevron-down"
            label="Send backward"
            disabled={at === 0}
            onClick={() =>
              store.change((now) => stackElement(now, only.id, at - 1), { say: 'One layer down.' })
            }
          />
        </>
      )}
      {isLocked ? (
        <IconButton icon="lock" label="Unlock" onClick={() => setLocked(false)} />
      ) : (
        <SignButton sign="unlock" label="Lock" onClick={() => setLocked(true)} />
      )}
      <IconButton
        icon="eye-off"
        label="Hide (Delete)"
        disabled={isCode}
        onClick={() => hide(store, selection)}
      />
      {selected.some(mayRemove) && (
        <IconButton
          icon="trash"
          label="Remove"
          onClick={() =>
            store.change((now) => removeElements(now, selection), { say: 'Removed.', select: [] })
          }
        />
      )}
    </div>
  );
}
