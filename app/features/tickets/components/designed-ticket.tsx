import { type CSSProperties, type ReactNode, useState } from 'react';
import type { Mark, QrMark } from '~/lib/ticket-design/marks';
import { ticketSizes } from '~/lib/ticket-design/sizes';
import { TicketFace } from '~/ui/ticket-face/ticket-face';
import { LargeCode } from './large-code';
import classes from './tickets.module.css';

type DesignedTicketProps = {
  marks: readonly Mark[];
  /** '1 of 4' */
  place: string;
  /** The code; `large` is for the one that fills the screen. */
  code: (look: { large: boolean; colours: Pick<QrMark, 'dark' | 'light'> | undefined }) => ReactNode;
};

const { width, height } = ticketSizes.phone;

/** A ticket in the design of its event. Its code is a piece of its own, which may change, in the place that the design has for it. */
export function DesignedTicket({ marks, place, code }: DesignedTicketProps) {
  const [isLarge, setLarge] = useState(false);
  const plate = marks.find((mark) => mark.kind === 'qr');
  if (!plate) return null;
  const box: CSSProperties = {
    left: `${(plate.x / width) * 100}%`,
    top: `${(plate.y / height) * 100}%`,
    width: `${(plate.size / width) * 100}%`,
  };
  return (
    <div className={classes.designed}>
      <TicketFace marks={marks} width={width} height={height} />
      <div className={classes.plate} style={box}>
        {code({ large: false, colours: plate })}
      </div>
      <button
        type="button"
        className={classes.enlarge}
        style={{ ...box, aspectRatio: 1 }}
        aria-label={`Show the code of ticket ${place} large`}
        onClick={() => setLarge(true)}
      />
      {isLarge && (
        <LargeCode label={`Code of ticket ${place}`} onClose={() => setLarge(false)}>
          {code({ large: true, colours: undefined })}
        </LargeCode>
      )}
    </div>
  );
}
