import { useId } from 'react';
import type { Mark } from '~/lib/ticket-design/marks';
import classes from './ticket-face.module.css';
import { TicketMark } from './ticket-mark';
import './fonts.css';

type TicketFaceProps = {
  marks: readonly Mark[];
  /** Of the page, in points. */
  width: number;
  height: number;
  /** What the code carries; without it, its plate stays empty. */
  code?: string | undefined;
  /** What it is a picture of; without it, it is left to words beside it. */
  label?: string | undefined;
};

/** A ticket as it is drawn everywhere: the marks of `layoutTicket`, nothing decided here. */
export function TicketFace({ marks, width, height, code, label }: TicketFaceProps) {
  const prefix = useId();
  return (
    <svg
      className={classes.face}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {numbered(marks).map(({ mark, name }) => (
        <TicketMark key={name} mark={mark} prefix={prefix + name} code={code} />
      ))}
    </svg>
  );
}

/** An element can have several marks, such as the lines of a text. */
function numbered(marks: readonly Mark[]): { mark: Mark; name: string }[] {
  return marks.map((mark, at) => ({ mark, name: `${mark.id}-${at}` }));
}
