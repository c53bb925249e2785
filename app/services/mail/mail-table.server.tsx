import { type CSSProperties, createElement, Fragment, type FunctionComponent, type ReactNode } from 'react';

type TableProps = { look: CSSProperties; width?: string; className?: string; children: ReactNode };

/** A table that only arranges. */
export function Table({ look, width, className, children }: TableProps) {
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      width={width}
      className={className}
      style={look}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

/** One after the other. A mail is drawn once, so its pieces need no keys. */
export function inOrder<Props extends object>(piece: FunctionComponent<Props>, each: Props[]): ReactNode {
  return createElement(Fragment, null, ...each.map((props) => createElement(piece, props)));
}
