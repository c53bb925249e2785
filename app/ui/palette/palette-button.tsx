import { IconButton } from '~/ui/button/icon-button';
import { Icon } from '~/ui/icon/icon';
import classes from '~/ui/palette/palette-button.module.css';
import { Keys } from '~/ui/shortcuts/keys';

export const paletteKeys = ['mod+k'] as const;
const label = 'Search and commands';
const wiring = { 'aria-keyshortcuts': 'Control+K Meta+K', 'aria-haspopup': 'dialog' } as const;

/** In the sidebar with its words and keys; folded, the icon alone. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button type="button" className={classes.button} title={label} {...wiring} onClick={onOpen}>
      <Icon name="search" size={18} />
      <span className={classes.words}>
        Search<span className={classes.unseen}> and commands</span>
      </span>
      <span className={classes.keys} aria-hidden>
        <Keys keys={paletteKeys} />
      </span>
    </button>
  );
}

/** Beside the bell on phones. */
export function PaletteIconButton({ onOpen }: { onOpen: () => void }) {
  return <IconButton icon="search" label={label} {...wiring} onClick={onOpen} />;
}
