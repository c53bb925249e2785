/** In the order in which people are shown them. */
export const shortcutGroups = ['Anywhere', 'On this page', 'Go to'] as const;

/** Keys one after the other, each as `keyOf` names it: ['g', 'o'], ['?'] or ['mod+k']. */
export type Shortcut = {
  keys: readonly string[];
  label: string;
  group: (typeof shortcutGroups)[number];
  run: () => void;
};

type Pressed = { key: string; shiftKey: boolean; altKey: boolean; ctrlKey: boolean; metaKey: boolean };

/** What was pressed, in one word; nothing for what is no shortcut of ours. `mod` is Ctrl, or ⌘ on an Apple keyboard. */
export function keyOf({ key, shiftKey, altKey, ctrlKey, metaKey }: Pressed): string | null {
  if (altKey || (ctrlKey && metaKey)) return null;
  const isLetter = /^\p{L}$/u.test(key);
  if (isLetter && shiftKey) return null;
  const name = isLetter ? key.toLowerCase() : key;
  return ctrlKey || metaKey ? `mod+${name}` : name;
}

/** Made of characters alone: these can be switched off (WCAG 2.1.4). */
export function isSingleKeys(keys: readonly string[]): boolean {
  return keys.every((key) => !key.startsWith('mod+'));
}

type Reading = { shortcut: Shortcut | null; begun: string[] };

/** What the next key completes, or begins. Of two with the same keys the one that came last is meant. */
export function readKey(shortcuts: readonly Shortcut[], begun: readonly string[], key: string): Reading {
  const tried = [...begun, key];
  const fits = (keys: readonly string[]) => tried.every((one, at) => keys[at] === one);
  const fitting = shortcuts.filter(({ keys }) => fits(keys));
  const shortcut = fitting.findLast(({ keys }) => keys.length === tried.length) ?? null;
  if (shortcut) return { shortcut, begun: [] };
  if (fitting.length > 0) return { shortcut: null, begun: tried };
  // A wrong second key may be a right first one.
  return begun.length > 0 ? readKey(shortcuts, [], key) : { shortcut: null, begun: [] };
}
