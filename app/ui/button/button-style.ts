import classes from '~/ui/button/button.module.css';
import type { IconName } from '~/ui/icon/paths';
import { classNames } from '~/ui/page/class-names';

export type ButtonStyle = {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  icon?: IconName;
  full?: boolean;
};

export function buttonClass({ kind = 'primary', size = 'md', full }: ButtonStyle, own?: string): string {
  return classNames(classes.button, classes[kind], size !== 'md' && classes[size], full && classes.full, own);
}
