import { qrPath } from '~/lib/qr';
import classes from './tickets.module.css';

/** Modules of white around the code, without which it is not found. */
const margin = 4;

/** Dark on white in either scheme: scanners expect it. */
export function TicketQr({ token, label }: { token: string; label: string }) {
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
      <rect width={width} height={width} fill="#fff" />
      <path d={path} fill="#000" transform={`translate(${margin} ${margin})`} />
    </svg>
  );
}
