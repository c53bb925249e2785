import { useEffect, useState } from 'react';
import { Icon } from '~/ui/icon/icon';
import type { IconName } from '~/ui/icon/paths';
import { classNames } from '~/ui/page/class-names';
import classes from './controls.module.css';

const patience = 4000;

type SureButtonProps = {
  label: string;
  /** What the second press does, in words. */
  sureLabel: string;
  icon?: IconName;
  tone?: 'plain' | 'strong' | 'danger';
  disabled?: boolean;
  onSure: () => void;
};

/** Nothing happens on one tap: a phone in a pocket taps too. */
export function SureButton({ label, sureLabel, icon, tone = 'plain', disabled, onSure }: SureButtonProps) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setAsking(false), patience);
    return () => clearTimeout(timer);
  }, [isAsking]);

  const press = () => {
    setAsking(!isAsking);
    if (isAsking) onSure();
  };
  return (
    <button
      type="button"
      className={classNames(classes.button, classes[tone], isAsking && classes.asking)}
      disabled={disabled}
      onClick={press}
    >
      {icon && <Icon name={icon} size={22} />}
      <span aria-live="polite">{isAsking ? sureLabel : label}</span>
    </button>
  );
}
