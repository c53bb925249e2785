import type { DesignElement, DesignOverride } from '~/lib/ticket-design/document';
import { mostDesignText } from '~/lib/ticket-design/document';
import { elementOn } from '~/lib/ticket-design/elements';
import { SwitchField } from '~/ui/form/switch-field';
import { useDesigner } from '../designer-context';
import { changeElements, setOn } from '../element-boxes';
import { usePaletteColours } from '../use-palette-colours';
import { ChoiceRow } from './choice-row';
import { ColourBox } from './colour-box';
import { DesignerIcon } from './designer-icon';
import fields from './fields.module.css';
import { NumberBox } from './number-box';
import classes from './panels.module.css';
import { SelectBox } from './select-box';
import { Slider } from './slider';

const fonts = [
  { value: 'display', label: 'Bricolage' },
  { value: 'text', label: 'Inter' },
] as const;
const weights = [
  { value: 'regular', label: 'Regular' },
  { value: 'bold', label: 'Bold' },
] as const;
const aligns = [
  { value: 'left', label: 'Left', sign: <DesignerIcon name="text-left" /> },
  { value: 'centre', label: 'Centre', sign: <DesignerIcon name="text-centre" /> },
  { value: 'right', label: 'Right', sign: <DesignerIcon name="text-right" /> },
] as const;
const valigns = [
  { value: 'top', label: 'Top', sign: <DesignerIcon name="align-top" /> },
  { value: 'middle', label: 'Middle', sign: <DesignerIcon name="align-middle" /> },
  { value: 'bottom', label: 'Bottom', sign: <DesignerIcon name="align-bottom" /> },
] as const;
/** What says something of its own, where the others say what is true of the ticket. */
const written = ['text', 'brand', 'print'];

/** How letters look; of several texts at once, as the first of them does. */
export function TextLook({ elements }: { elements: readonly DesignElement[] }) {
  const { store, size } = useDesigner();
  const colours = usePaletteColours();
  const [first] = elements;
  if (!first) return null;
  const now = elementOn(first, size);
  const ids = elements.map(({ id }) => id);
  const set = (part: Partial<DesignElement>) =>
    store.change((design) => changeElements(design, ids, (element) => ({ ...element, ...part })), {
      stroke: `look ${ids} ${Object.keys(part)}`,
    });
  const setHere = (own: DesignOverride) =>
    store.change((design) => changeElements(design, ids, (element) => setOn(element, size, own)), {
      stroke: `look ${ids} ${Object.keys(own)}`,
    });
  return (
    <div className={classes.section}>
      <h3 className={classes.heading}>Letters</h3>
      {elements.length === 1 && written.includes(first.kind) && (
        <label className={fields.select}>
          <span className={fields.caption}>Words</span>
          <textarea
            className={classes.input}
            rows={2}
            maxLength={mostDesignText}
            value={first.text}
            onChange={(event) => set({ text: event.currentTarget.value })}
          />
        </label>
      )}
      <div className={classes.pairs}>
        <SelectBox label="Font" value={first.font} options={fonts} onChange={(font) => set({ font })} />
        {first.font === 'text' && (
          <SelectBox
            label="Weight"
            value={first.weight}
            options={weights}
            onChange={(weight) => set({ weight })}
          />
        )}
      </div>
      <div className={classes.pairs}>
        <NumberBox
          label="Size of the letters"
          sign="Aa"
          least={4}
          most={200}
          value={now.size}
          onChange={(value) => setHere({ size: value })}
        />
        <NumberBox
          label="Room between letters"
          sign="A↔"
          least={-10}
          most={50}
          value={first.tracking}
          onChange={(tracking) => set({ tracking })}
        />
      </div>
      <div className={classes.pairs}>
        <ChoiceRow
          label="Align"
          hideLabel
          value={now.align}
          options={aligns}
          onChange={(align) => setHere({ align })}
        />
        <ChoiceRow
          label="In its box"
          hideLabel
          value={first.valign}
          options={valigns}
          onChange={(valign) => set({ valign })}
        />
      </div>
      <ColourBox
        label="Colour"
        value={first.colour}
        palette={colours}
        onChange={(colour) => set({ colour })}
      />
      <SwitchField
        label="Capital letters"
        checked={first.uppercase}
        onChange={(event) => set({ uppercase: event.currentTarget.checked })}
      />
      <label className={fields.select}>
        <span className={fields.caption}>Small label above</span>
        <input
          className={classes.input}
          maxLength={30}
          placeholder="None"
          value={first.label}
          onChange={(event) => set({ label: event.currentTarget.value })}
        />
      </label>
      <Slider
        label="Opacity"
        least={10}
        most={100}
        step={1}
        value={first.opacity}
        words={(value) => `${value} %`}
        onChange={(opacity) => set({ opacity })}
      />
    </div>
  );
}
