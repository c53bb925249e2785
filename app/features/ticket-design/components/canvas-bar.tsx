import { type SampleName, sampleNames } from '~/lib/ticket-design/samples';
import { sizeNames, ticketSizes } from '~/lib/ticket-design/sizes';
import { IconButton } from '~/ui/button/icon-button';
import { Icon } from '~/ui/icon/icon';
import { useDesigner } from '../designer-context';
import type { Stage } from '../use-stage';
import { zoomSteps } from '../zooming';
import classes from './canvas-bar.module.css';

export type Sample = 'event' | SampleName;

const sampleWords: Record<Sample, string> = {
  event: 'This event',
  normal: 'A usual ticket',
  longest: 'The longest names',
  cyrillic: 'Cyrillic',
  greek: 'Greek',
  accents: 'Accents',
};
const samples: readonly Sample[] = ['event', ...sampleNames.filter((name) => name !== 'normal')];

type CanvasBarProps = { sample: Sample; onSample: (sample: Sample) => void };

/** Which sheet is shown, and what it says. */
export function CanvasBar({ sample, onSample }: CanvasBarProps) {
  const { store, size } = useDesigner();
  return (
    <div className={classes.bar}>
      <fieldset className={classes.sizes} aria-label="Size">
        {sizeNames.map((name) => (
          <button key={name} type="button" aria-pressed={name === size} onClick={() => store.showSize(name)}>
            {name === 'thermal' ? 'Thermal' : ticketSizes[name].label}
          </button>
        ))}
      </fieldset>
      <label className={classes.sample}>
        <span aria-hidden="true">Filled with</span>
        <select
          aria-label="Filled with"
          value={sample}
          onChange={(event) => {
            const chosen = samples.find((name) => name === event.currentTarget.value);
            if (chosen) onSample(chosen);
          }}
        >
          {samples.map((name) => (
            <option key={name} value={name}>
              {sampleWords[name]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </label>
    </div>
  );
}

/** How large it is shown: fit, or 50 to 400 per cent. */
export function ZoomBar({ stage: { scale, zoom, setZoom, step } }: { stage: Stage }) {
  const shown = Math.round((scale ?? 1) * 100);
  return (
    <fieldset className={classes.zoom} aria-label="Zoom">
      <IconButton
        icon="minus"
        label="Smaller (Ctrl −)"
        disabled={shown <= 50 && zoom !== 'fit'}
        onClick={() => step(-1)}
      />
      <select
        aria-label="Zoom"
        value={zoom === 'fit' ? 'fit' : String(zoom)}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setZoom(value === 'fit' ? 'fit' : Number(value));
        }}
      >
        <option value="fit">Fit</option>
        {typeof zoom === 'number' && !zoomSteps.includes(zoom) && <option value={zoom}>{shown} %</option>}
        {zoomSteps.map((value) => (
          <option key={value} value={value}>
            {value * 100} %
          </option>
        ))}
      </select>
      <IconButton icon="plus" label="Larger (Ctrl +)" disabled={shown >= 400} onClick={() => step(1)} />
    </fieldset>
  );
}
