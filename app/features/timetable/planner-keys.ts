/** What a key does to the slot that has the focus. */
export type SlotKey =
  | { act: 'move'; minutes: number }
  | { act: 'resize'; minutes: number }
  | { act: 'stage'; step: number }
  | { act: 'open' }
  | { act: 'remove' };

type Pressed = { key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

/** Time runs down the grid and stages stand beside each other; Alt with up and down changes the stage as well. */
export function readSlotKey(pressed: Pressed, snapMinutes: number): SlotKey | null {
  if (pressed.ctrlKey || pressed.metaKey) return null;
  const { key, shiftKey, altKey } = pressed;
  if (key === 'Delete' || key === 'Backspace') return { act: 'remove' };
  if (key === 'Enter') return { act: 'open' };
  const step =
    key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : key === 'ArrowDown' || key === 'ArrowRight' ? 1 : 0;
  if (step === 0) return null;
  if (altKey) return { act: 'stage', step };
  if (shiftKey) return { act: 'resize', minutes: step * snapMinutes };
  if (key === 'ArrowLeft' || key === 'ArrowRight') return { act: 'stage', step };
  return { act: 'move', minutes: step * snapMinutes };
}

/** What a key does wherever the focus is. */
export function readPlannerKey(pressed: Pressed): 'undo' | 'redo' | null {
  if (!pressed.ctrlKey && !pressed.metaKey) return null;
  const key = pressed.key.toLowerCase();
  if (key === 'z') return pressed.shiftKey ? 'redo' : 'undo';
  return key === 'y' ? 'redo' : null;
}
