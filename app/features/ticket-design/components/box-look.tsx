import type { DesignElement } from '~/lib/ticket-design/document';
import { useDesigner } from '../designer-context';
import { changeElements } from '../element-boxes';
import { usePaletteColours } from '../use-palette-colours';
import { ChoiceRow } from './choice-row';
import { ColourBox } from './colour-box';
import classes from './panels.module.css';
import { Slider } from './slider';

const looks = [
  { value: 'fill', label: 'Filled' },
  { value: 'outline', label: 'Outline' },
  { value: 'perforation', label: 'Dashes' },
] as const;

export function BoxLook({ element }: { element: DesignElement }) {
  const { store } = useDesigner();
  const colours = usePaletteColours();
  const set = (part: Partial<DesignElement>) =>
    store.change((design) => changeElements(design, [element.id], (one) => ({ ...one, ...part })), {
      stroke: `box ${element.id} ${Object.keys(part)}`,
    });
  return (
    <div className={classes.section}>
      <h3 className={classes.heading}>Shape</h3>
      <ChoiceRow
        label="Look"
        hideLabel
        value={element.look}
        options={looks}
        onChange={(look) => set({ look })}
      />
      <ColourBox
        label="Colour"
        value={element.colour}
        palette={colours}
        onChange={(colour) => set({ colour })}
      />
      {element.look !== 'perforation' && (
        <Slider
          label="Round corners"
          most={120}
          step={1}
          value={Math.min(120, element.radius)}
          words={(value) => `${value} px`}
          onChange={(radius) => set({ radius })}
        />
      )}
      <Slider
        label="Opacity"
        least={5}
        most={100}
        step={1}
        value={element.opacity}
        words={(value) => `${value} %`}
        onChange={(opacity) => set({ opacity })}
      />
    </div>
  );
}
