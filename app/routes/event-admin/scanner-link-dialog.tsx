import { href } from 'react-router';
import type { ScannerLink } from '~/features/door/commands';
import { LinkCard } from '~/features/door/components/link-card';
import { TicketQr } from '~/features/tickets/components/ticket-qr';
import { fitsQr } from '~/lib/qr';
import { formatDate, formatTime } from '~/lib/time';
import { FormDialog } from '~/ui/dialog/form-dialog';

type ScannerLinkDialogProps = { link: ScannerLink; zone: string; onClose: () => void };

/** Only ever in a browser: the address is the one that this page was opened at. */
export function ScannerLinkDialog({ link, zone, onClose }: ScannerLinkDialogProps) {
  // Behind the #: it is in nobody's log.
  const address = `${window.location.origin}${href('/scanner')}#link=${link.link}`;
  return (
    <FormDialog
      open
      title="Make a phone a scanner"
      submitLabel="Done"
      cancelLabel={false}
      onSubmit={onClose}
      onCancel={onClose}
    >
      <LinkCard
        address={address}
        pin={link.pin}
        until={`${formatDate(link.endsAt, zone)}, ${formatTime(link.endsAt, zone)}`}
        picture={fitsQr(address) && <TicketQr token={address} label="QR code of the link" />}
      />
    </FormDialog>
  );
}
