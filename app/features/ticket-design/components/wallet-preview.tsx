import { qrPath } from '~/lib/qr';
import { walletColours } from '~/lib/ticket-design/wallet-colours';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { useDesigner } from '../designer-context';
import { sampleCode } from '../sample-code';
import { useScene } from '../scene-context';
import classes from './wallet-preview.module.css';

const code = qrPath(sampleCode);

/** How the ticket looks in the phone's wallet, which takes the colours and lays out the rest itself. */
export function WalletPreview({ onClose }: { onClose: () => void }) {
  const { design } = useDesigner();
  const { facts, poster } = useScene();
  const { background, text, label } = walletColours(design, poster);
  const field = (name: string, value: string) => (
    <div>
      <dt style={{ color: label }}>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <FormDialog
      open
      title="In a wallet"
      text="Apple and Google lay their cards out themselves. Yours brings its colours."
      submitLabel="Close"
      cancelLabel={false}
      onSubmit={onClose}
      onCancel={onClose}
    >
      <div className={classes.pass} style={{ backgroundColor: background, color: text }}>
        <p className={classes.brand}>Limelight</p>
        <p className={classes.event}>{facts.title}</p>
        <dl>
          {field('Date', facts.date)}
          {field('Venue', facts.venue)}
          {field('Holder', facts.holder)}
          {field('Ticket', facts.type)}
        </dl>
        <svg className={classes.code} viewBox={`-4 -4 ${code.size + 8} ${code.size + 8}`} aria-hidden="true">
          <path d={code.path} shapeRendering="crispEdges" />
        </svg>
      </div>
    </FormDialog>
  );
}
