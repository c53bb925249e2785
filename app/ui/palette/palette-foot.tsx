import classes from '~/ui/palette/palette.module.css';
import { Keys } from '~/ui/shortcuts/keys';

const hints = [
  { keys: ['ArrowUp', 'ArrowDown'], words: 'choose' },
  { keys: ['Enter'], words: 'open' },
  { keys: ['mod+Enter'], words: 'in a new tab' },
  { keys: ['Escape'], words: 'close' },
];

/** For whoever has a keyboard; screen readers say by themselves how a list is used. */
export function PaletteFoot() {
  return (
    <div className={classes.foot} aria-hidden>
      {hints.map(({ keys, words }) => (
        <span key={words} className={classes.hint}>
          <Keys keys={keys} />
          {words}
        </span>
      ))}
    </div>
  );
}
