import type { ComponentProps } from 'react';
import classes from '~/ui/button/button.module.css';
import { type ButtonStyle, buttonClass } from '~/ui/button/button-style';
import { Icon } from '~/ui/icon/icon';

type ButtonProps = ButtonStyle & { busy?: boolean } & ComponentProps<'button'>;

/** `busy` keeps the button in place and focused, and ignores further presses. */
export function Button({ kind, size, icon, full, busy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ kind, size, full }, className)}
      data-kind={kind}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={classes.spinner} aria-hidden /> : icon && <Icon name={icon} size={18} />}
      {children}
    </button>
  );
}
