import { IconButton } from '~/ui/button/icon-button';
import classes from './grid.module.css';

type ZoomButtonsProps = { zoomIn: () => void; zoomOut: () => void; goToNow: (() => void) | undefined };

export function ZoomButtons({ zoomIn, zoomOut, goToNow }: ZoomButtonsProps) {
  return (
    <div className={classes.zoom}>
      {goToNow && <IconButton icon="clock" label="Go to now" kind="secondary" onClick={goToNow} />}
      <IconButton icon="minus" label="Zoom out" kind="secondary" onClick={zoomOut} />
      <IconButton icon="plus" label="Zoom in" kind="secondary" onClick={zoomIn} />
    </div>
  );
}
