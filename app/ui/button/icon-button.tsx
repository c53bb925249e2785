import type { ComponentProps } from 'react';
import classes from '~/ui/button/button.module.css';
import { buttonClass } from '~/ui/button/button-style';
import { Icon } from '~/ui/icon/icon';
import type { IconName } from '~/ui/icon/paths';
import { classNames } from '~/ui/page/class-names';

type IconButtonProps = {
  icon: IconName;
  label: string;
  kind?: 'quiet' | 'secondary';
} & ComponentProps<'button'>;

export function IconButton({ icon, label, kind = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={buttonClass({ kind }, classNames(classes.square, className))}
    >
      <Icon name={icon} />
    </button>
  );
}
