import { useSyncExternalStore } from 'react';
import classes from '~/ui/shortcuts/keys.module.css';

/** The keys of a shortcut, drawn as keys; for screen readers as words. */
export function Keys({ keys }: { keys: readonly string[] }) {
  const isApple = useIsApple();
  const caps = keys.map((key) => capsOf(key, isApple));
  return (
    <span className={classes.keys}>
      {caps.map((cap) => (
        <kbd key={cap.join()} className={classes.combination}>
          {cap.map((name) => (
            <kbd key={name} className={classes.cap}>
              {name}
            </kbd>
          ))}
        </kbd>
      ))}
    </span>
  );
}

const names: Record<string, string> = { Enter: '↵', Escape: 'Esc', ArrowUp: '↑', ArrowDown: '↓' };

function capsOf(key: string, isApple: boolean): string[] {
  const [, plain = key] = /^mod\+(.+)$/.exec(key) ?? [];
  const name = names[plain] ?? (plain.length === 1 ? plain.toUpperCase() : plain);
  if (plain === key) return [name];
  return [isApple ? '⌘' : 'Ctrl', name];
}

/** Which keyboard it is never changes while a page is open. */
const subscribe = () => () => undefined;

function useIsApple(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => /Mac|iPhone|iPad/.test(navigator.userAgent),
    () => false,
  );
}
