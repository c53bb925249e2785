import { qrPath } from '~/lib/qr';
import { Mark } from '~/ui/brand/mark';
import { Poster } from '~/ui/poster/poster';
import classes from './install.module.css';

/** A ticket on a phone that has no network: what the app is for. */
export function PhonePicture({ address }: { address: string }) {
  const { path, size } = qrPath(address);
  return (
    <div className={classes.phone} aria-hidden>
      <div className={classes.screen}>
        <div className={classes.bar}>
          <span>23:41</span>
          <span>No network</span>
        </div>
        <div className={classes.brand}>
          <Mark size={22} />
          <span>My tickets</span>
        </div>
        <div className={classes.card}>
          <Poster kind="event" id={7} ratio="wide" />
          <div className={classes.words}>
            <b>Tonight, 23:00</b>
            <span>One ticket · Main room</span>
          </div>
          <svg
            aria-hidden
            className={classes.code}
            viewBox={`-3 -3 ${size + 6} ${size + 6}`}
            shapeRendering="crispEdges"
          >
            <rect x="-3" y="-3" width={size + 6} height={size + 6} fill="#fff" />
            <path d={path} fill="#000" />
          </svg>
        </div>
      </div>
    </div>
  );
}
