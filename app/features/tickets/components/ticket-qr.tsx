import { qrPath } from '~/lib/qr';
import classes from './tickets.module.css';

/** Modules of white around the code, without which it is not found. */
const margin = 4;

type TicketQrProps = {
  token: string;
  label: string;
  /** Of a design, which were checked; black on white otherwise. */
  colours?: { dark: string; light: string } | undefined;
};

/** Dark on light in either scheme: scanners expect it. */
export function TicketQr({ token, label, colours = { dark: '#000', light: '#fff' } }: TicketQrProps) {
  const { path, size } = qrPath(token);
  const width = size + 2 * margin;
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${width} ${width}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={width} height={width} fill={colours.light} />
      <path d={path} fill={colours.dark} transform={`translate(${margin} ${margin})`} />
    </svg>
  );
}
