import { encodeQr } from '../qr';
import classes from './tickets.module.css';

/** Modules of white around the code, without which it is not found. */
const margin = 4;

/** Dark on white in either scheme: scanners expect it. */
export function TicketQr({ token, label }: { token: string; label: string }) {
  const modules = encodeQr(token);
  const width = modules.length + 2 * margin;
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + margin} ${y + margin}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${width} ${width}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={width} height={width} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
