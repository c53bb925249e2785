import { artFamilies } from '~/lib/ticket-design/art-families';
import type { Background, DesignPalette } from '~/lib/ticket-design/document';
import { Button } from '~/ui/button/button';
import { ColourBox } from './colour-box';
import { DesignerIcon } from './designer-icon';
import classes from './panels.module.css';
import { SelectBox } from './select-box';

type Art = Extract<Background, { kind: 'art' }>;
type ArtLookProps = { background: Art; onChange: (next: Art, stroke?: string) => void };

const familyWords: Record<Art['family'], string> = {
  beams: 'Beams',
  mesh: 'Haze',
  waveform: 'Waveform',
  horizon: 'Horizon',
  risograph: 'Risograph',
  'op-art': 'Op art',
  tiles: 'Tiles',
  halftone: 'Halftone',
  rings: 'Rings',
  contours: 'Contours',
};
const families = artFamilies.map((value) => ({ value, label: familyWords[value] }));
const colours: { name: keyof DesignPalette; label: string }[] = [
  { name: 'ground', label: 'Sheet' },
  { name: 'deep', label: 'Shade' },
  { name: 'ink', label: 'Ink' },
  { name: 'first', label: 'First light' },
  { name: 'second', label: 'Second light' },
];

/** Drawn art with its knobs; the same seed always draws the same. */
export function ArtLook({ background, onChange }: ArtLookProps) {
  const { family, palette } = background;
  return (
    <>
      <SelectBox
        label="Family"
        value={family}
        options={families}
        onChange={(next) => onChange({ ...background, family: next })}
      />
      <Button
        kind="secondary"
        size="sm"
        full
        onClick={() => onChange({ ...background, seed: crypto.randomUUID().slice(0, 8) })}
      >
        <DesignerIcon name="shuffle" size={18} /> Shuffle
      </Button>
      <details className={classes.more}>
        <summary>Its colours</summary>
        {colours.map(({ name, label }) => (
          <ColourBox
            key={name}
            label={label}
            value={palette[name]}
            onChange={(colour) =>
              onChange({ ...background, palette: { ...palette, [name]: colour } }, `art ${name}`)
            }
          />
        ))}
      </details>
    </>
  );
}
