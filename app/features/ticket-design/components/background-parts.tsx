import type { Background, TicketDesign } from '~/lib/ticket-design/document';
import { Button } from '~/ui/button/button';
import { useDesigner } from '../designer-context';
import { usePaletteColours } from '../use-palette-colours';
import { ChoiceRow } from './choice-row';
import { ColourBox } from './colour-box';
import { CropFields } from './crop-fields';
import { Slider } from './slider';

type Kept<Kind extends Background['kind']> = Extract<Background, { kind: Kind }>;
type PartProps<Kind extends Background['kind']> = {
  background: Kept<Kind>;
  onChange: (next: Kept<Kind>, stroke?: string) => void;
};

export function PictureBehind({
  background,
  onChange,
  onReplace,
}: PartProps<'picture'> & { onReplace: () => void }) {
  return (
    <>
      <Button kind="secondary" size="sm" icon="upload" full onClick={onReplace}>
        Choose another picture
      </Button>
      <CropFields crop={background} onChange={(part) => onChange({ ...background, ...part }, 'crop')} />
    </>
  );
}

export function GradientLook({ background, onChange }: PartProps<'gradient'>) {
  const colours = usePaletteColours();
  return (
    <>
      <ColourBox
        label="From"
        value={background.from}
        palette={colours}
        onChange={(from) => onChange({ ...background, from }, 'from')}
      />
      <ColourBox
        label="To"
        value={background.to}
        palette={colours}
        onChange={(to) => onChange({ ...background, to }, 'to')}
      />
      <Slider
        label="Angle"
        most={360}
        step={5}
        value={background.angle}
        words={(value) => `${value}°`}
        onChange={(angle) => onChange({ ...background, angle }, 'angle')}
      />
    </>
  );
}

const shades: { value: TicketDesign['shade']['kind']; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'even', label: 'Even' },
  { value: 'down', label: 'Below' },
  { value: 'low', label: 'Low' },
  { value: 'up', label: 'Above' },
];

/** Black over the background, so that letters can be read on it. */
export function ShadeLook() {
  const { store, design } = useDesigner();
  const { shade } = design;
  return (
    <>
      <ChoiceRow
        label="Shade"
        value={shade.kind}
        options={shades}
        onChange={(kind) =>
          store.change((now) => ({ ...now, shade: { kind, strength: now.shade.strength || 60 } }))
        }
      />
      {shade.kind !== 'none' && (
        <Slider
          label="Strength of the shade"
          most={100}
          step={1}
          value={shade.strength}
          words={(value) => `${value} %`}
          onChange={(strength) =>
            store.change((now) => ({ ...now, shade: { ...now.shade, strength } }), { stroke: 'shade' })
          }
        />
      )}
    </>
  );
}
