import type { Box, Extent } from '../boxes';
import type { Hints } from '../held-gesture';
import classes from './canvas.module.css';

type CanvasHintsProps = { hints: Hints; frame: Box | null; page: Extent; scale: number };

/** Lines that things keep to, how far they are from others, and the frame that catches them. */
export function CanvasHints({ hints: { guides, distances }, frame, page, scale }: CanvasHintsProps) {
  if (guides.length === 0 && distances.length === 0 && !frame) return null;
  const at = (length: number) => length * scale;
  return (
    <svg
      className={classes.hints}
      width={at(page.width)}
      height={at(page.height)}
      aria-hidden="true"
      overflow="visible"
    >
      {distances.map(({ axis, from, to, at: place }) => {
        const middle = at((from + to) / 2);
        const [x, y] = axis === 'x' ? [middle, at(place)] : [at(place), middle];
        const line =
          axis === 'x'
            ? { x1: at(from), x2: at(to), y1: at(place), y2: at(place) }
            : { x1: at(place), x2: at(place), y1: at(from), y2: at(to) };
        const words = String(Math.round(to - from));
        const width = 12 + words.length * 7;
        return (
          <g key={`${axis}${from}`} className={classes.distance}>
            <line {...line} />
            {at(to - from) > 26 && (
              <>
                <rect x={x - width / 2} y={y - 9} width={width} height={18} rx={5} />
                <text x={x} y={y + 4} textAnchor="middle">
                  {words}
                </text>
              </>
            )}
          </g>
        );
      })}
      {guides.map(({ axis, at: place, from, to }) => (
        <line
          key={`${axis}${place}`}
          className={classes.guide}
          {...(axis === 'x'
            ? { x1: at(place), x2: at(place), y1: at(from), y2: at(to) }
            : { x1: at(from), x2: at(to), y1: at(place), y2: at(place) })}
        />
      ))}
      {frame && (
        <rect
          className={classes.catch}
          x={at(frame.x)}
          y={at(frame.y)}
          width={at(frame.w)}
          height={at(frame.h)}
        />
      )}
    </svg>
  );
}
