import { smallestCode } from '~/lib/ticket-design/checks';
import type { DesignElement } from '~/lib/ticket-design/document';
import { ticketSizes } from '~/lib/ticket-design/sizes';
import { useDesigner } from '../designer-context';
import { boxOn, changeElements, placeElements } from '../element-boxes';
import { keepOnPage } from '../resizing';
import { ColourBox } from './colour-box';
import classes from './panels.module.css';
import { Slider } from './slider';

const darks = ['#000000', '#0c1512', '#10308f', '#6a1119'];
const lights = ['#ffffff', '#f1e9d8', '#e6fff1', '#fff3b0'];

/** The code's size and the plate it stands on. Its quiet space is always kept. */
export function CodeLook({ element }: { element: DesignElement }) {
  const { store, size } = useDesigner();
  const page = ticketSizes[size];
  const box = boxOn(element, size);
  const least = Math.ceil(smallestCode(size));
  const set = (part: Partial<DesignElement>) =>
    store.change((design) => changeElements(design, [element.id], (one) => ({ ...one, ...part })), {
      stroke: `code ${Object.keys(part)}`,
    });
  const setSide = (side: number) => {
    const grown = { x: box.x + (box.w - side) / 2, y: box.y + (box.h - side) / 2, w: side, h: side };
    const x = Math.max(0, Math.min(grown.x, page.width - side));
    const y = Math.max(0, Math.min(grown.y, page.height - side));
    const next = keepOnPage({ ...grown, x, y }, 'se', page, 1);
    store.change((design) => placeElements(design, size, new Map([[element.id, next]])), {
      stroke: 'code size',
    });
  };
  return (
    <div className={classes.section}>
      <h3 className={classes.heading}>Code</h3>
      <Slider
        label="Size"
        least={least}
        most={Math.floor(Math.min(page.width, page.height))}
        step={1}
        value={Math.max(least, Math.round(box.w))}
        words={(value) => (size === 'phone' ? `${value} px` : `${Math.round((value * 25.4) / 72)} mm`)}
        onChange={setSide}
      />
      <ColourBox label="Code" value={element.colour} palette={darks} onChange={(colour) => set({ colour })} />
      <ColourBox label="Plate" value={element.light} palette={lights} onChange={(light) => set({ light })} />
      <Slider
        label="Round corners"
        most={24}
        step={1}
        value={Math.min(24, element.radius)}
        words={(value) => `${value} px`}
        onChange={(radius) => set({ radius })}
      />
      <p className={classes.hint}>
        Dark on light, at least {least} {size === 'phone' ? 'px' : 'points'} wide, with nothing on it: then
        every phone reads it.
      </p>
    </div>
  );
}
