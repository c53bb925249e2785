import { useEffect } from 'react';
import { registeredShortcuts } from './registry';
import { isSingleKeys, keyOf, readKey } from './shortcut';
import { areSingleKeysOn } from './single-keys';

/** How long the second key of two may take. */
const patience = 1500;

const fields = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select';
const elsewhere = 'dialog, [role=dialog], [role=menu], [role=listbox], [popover]';

/** Listens for everything that is registered; once per page, in its shell. */
export function useShortcutKeys(): void {
  useEffect(() => {
    let begun: string[] = [];
    let since = 0;
    const press = (event: KeyboardEvent) => {
      if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
      const key = keyOf(event);
      if (event.defaultPrevented || event.isComposing || key === null || !isHeard(event, key)) {
        begun = [];
        return;
      }
      const open = areSingleKeysOn()
        ? registeredShortcuts()
        : registeredShortcuts().filter(({ keys }) => !isSingleKeys(keys));
      const reading = readKey(open, event.timeStamp - since < patience ? begun : [], key);
      begun = reading.begun;
      since = event.timeStamp;
      if (!reading.shortcut) return;
      event.preventDefault();
      reading.shortcut.run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** Not in a dialog or a menu; and characters not where somebody types. */
function isHeard({ target }: KeyboardEvent, key: string): boolean {
  if (document.querySelector('dialog:modal, [aria-modal=true]')) return false;
  if (!(target instanceof HTMLElement)) return true;
  if (target.closest(elsewhere)) return false;
  return !isSingleKeys([key]) || !(target.isContentEditable || target.matches(fields));
}
