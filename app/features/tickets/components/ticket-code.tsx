import { LiveTicketQr } from './live-ticket-qr';
import { TicketQr } from './ticket-qr';

type TicketCodeProps = {
  token: string;
  secret: string | null;
  /** 'Ticket 1 of 4' */
  place: string;
  /** Without words of its own. */
  bare?: boolean;
  colours?: { dark: string; light: string } | undefined;
};

/** What is held to the scanner; it changes by itself where the event asks for that. */
export function TicketCode({ token, secret, place, bare = false, colours }: TicketCodeProps) {
  return secret ? (
    <LiveTicketQr
      token={token}
      secret={secret}
      label={`QR code of ${place}, it changes`}
      bare={bare}
      colours={colours}
    />
  ) : (
    <TicketQr token={token} label={`QR code of ${place}`} colours={colours} />
  );
}
