import { Icon } from '~/ui/icon/icon';
import { classNames } from '~/ui/page/class-names';
import { slotName } from '../../types';
import type { VisitorSlot } from '../../visitor-types';
import classes from './heart.module.css';

type HeartProps = {
  slot: VisitorSlot;
  chosen: boolean;
  onToggle: (slot: VisitorSlot) => void;
  className?: string | undefined;
  /** Within a grid the keyboard has a key of its own for it. */
  outOfOrder?: boolean;
};

export function Heart({ slot, chosen, onToggle, className, outOfOrder }: HeartProps) {
  return (
    <button
      type="button"
      className={classNames(classes.heart, className)}
      aria-pressed={chosen}
      aria-label={`${slotName(slot)} in my plan`}
      tabIndex={outOfOrder ? -1 : undefined}
      onClick={() => onToggle(slot)}
    >
      <Icon name={chosen ? 'heart-filled' : 'heart'} size={20} />
    </button>
  );
}
