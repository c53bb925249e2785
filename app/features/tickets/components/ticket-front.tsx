import { type CSSProperties, useCallback, useState } from 'react';
import type { QrMark } from '~/lib/ticket-design/marks';
import { ticketSizes } from '~/lib/ticket-design/sizes';
import { Button } from '~/ui/button/button';
import { TicketFace } from '~/ui/ticket-face/ticket-face';
import type { ShownTicket } from '../rules';
import { LargeCode } from './large-code';
import { TicketCode } from './ticket-code';
import classes from './ticket-front.module.css';

type TicketFrontProps = {
  ticket: ShownTicket;
  token: string;
  /** 'Ticket 1 of 4' */
  place: string;
};

const { width, height } = ticketSizes.phone;

/** What is shown at the door: in the design of its event, or its code alone, and either as large as the screen. */
export function TicketFront({ ticket, token, place }: TicketFrontProps) {
  const [isLarge, setLarge] = useState(false);
  const close = useCallback(() => setLarge(false), []);
  const { face, liveSecret: secret } = ticket;
  const code = { token, secret, place };
  const plate = face?.marks.find((mark) => mark.kind === 'qr');
  return (
    <div className={classes.front} data-designed={plate && true} style={plate && placeOf(plate)}>
      {face && plate ? (
        <>
          <TicketFace marks={face.marks} width={width} height={height} />
          {/* A piece of its own, which may change, in the place that the design has for it. */}
          <div className={classes.plate}>
            <TicketCode {...code} bare colours={plate} />
          </div>
        </>
      ) : (
        <TicketCode {...code} />
      )}
      <Button
        size="sm"
        icon="qr"
        className={classes.enlarge}
        aria-label={`Show the code large: ${place}`}
        onClick={() => setLarge(true)}
      >
        Show the code large
      </Button>
      {isLarge && (
        <LargeCode title={face?.title} ticket={ticket} place={place} onClose={close}>
          <TicketCode {...code} />
        </LargeCode>
      )}
    </div>
  );
}

/** Parts of the width, in both directions. */
function placeOf({ x, y, size }: QrMark): CSSProperties {
  return { '--left': x / width, '--top': y / width, '--size': size / width } as CSSProperties;
}
