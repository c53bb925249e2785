import type { ComponentProps } from 'react';
import { classNames } from '~/ui/page/class-names';
import { DesignerIcon, type DesignerIconName } from './designer-icon';
import classes from './panels.module.css';

type SignButtonProps = { sign: DesignerIconName; label: string } & ComponentProps<'button'>;

/** A button with one of the designer's own signs. */
export function SignButton({ sign, label, className, ...button }: SignButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...button}
      className={classNames(classes.sign, className)}
    >
      <DesignerIcon name={sign} />
    </button>
  );
}
