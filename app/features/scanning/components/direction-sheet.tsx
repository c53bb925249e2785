import { Icon } from '~/ui/icon/icon';
import { classNames } from '~/ui/page/class-names';
import type { Direction } from '../messages';
import controls from './controls.module.css';
import { Sheet } from './sheet';

type DirectionSheetProps = {
  direction: Direction;
  onTurn: (direction: Direction) => void;
  onClose: () => void;
};

export function DirectionSheet({ direction, onTurn, onClose }: DirectionSheetProps) {
  const choice = (value: Direction, label: string, icon: 'door' | 'log-out') => (
    <button
      type="button"
      className={classNames(controls.button, value === direction && controls.strong)}
      aria-pressed={value === direction}
      onClick={() => {
        onTurn(value);
        onClose();
      }}
    >
      <Icon name={icon} size={24} /> {label}
    </button>
  );
  return (
    <Sheet title="Which way do people go?" onClose={onClose}>
      {choice('entry', 'They come in', 'door')}
      {choice('exit', 'They go out', 'log-out')}
      <p className={controls.words}>Exits are counted, so that the number of people inside stays right.</p>
    </Sheet>
  );
}
