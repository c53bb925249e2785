import { Icon } from '~/ui/icon/icon';
import type { IconName } from '~/ui/icon/paths';
import type { Direction } from '../messages';
import classes from './tool-bar.module.css';

type ToolBarProps = {
  direction: Direction;
  torch: { isOn: boolean; turn: () => void } | null;
  onOpen: (sheet: 'search' | 'direction' | 'more') => void;
};

/** Within reach of the thumb. Turning round takes two taps: in and out must not be mixed up by accident. */
export function ToolBar({ direction, torch, onOpen }: ToolBarProps) {
  return (
    <nav className={classes.bar} aria-label="Scanner">
      <Tool icon="search" label="Search" onPress={() => onOpen('search')} />
      {torch && <Tool icon="flash" label="Light" isOn={torch.isOn} onPress={torch.turn} />}
      <Tool
        icon={direction === 'entry' ? 'door' : 'log-out'}
        label={direction === 'entry' ? 'In' : 'Out'}
        spoken={direction === 'entry' ? 'Scanning in, change' : 'Scanning out, change'}
        onPress={() => onOpen('direction')}
      />
      <Tool icon="menu" label="More" onPress={() => onOpen('more')} />
    </nav>
  );
}

type ToolProps = { icon: IconName; label: string; spoken?: string; isOn?: boolean; onPress: () => void };

function Tool({ icon, label, spoken, isOn, onPress }: ToolProps) {
  return (
    <button type="button" className={classes.tool} aria-pressed={isOn} aria-label={spoken} onClick={onPress}>
      <Icon name={icon} size={26} />
      {label}
    </button>
  );
}
