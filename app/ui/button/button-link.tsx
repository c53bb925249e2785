import { Link, type LinkProps } from 'react-router';
import { type ButtonStyle, buttonClass } from '~/ui/button/button-style';
import { Icon } from '~/ui/icon/icon';

type ButtonLinkProps = ButtonStyle & LinkProps;

/** Looks like a button, goes somewhere. */
export function ButtonLink({ kind, size, icon, full, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ kind, size, full }, className)} data-kind={kind}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </Link>
  );
}
