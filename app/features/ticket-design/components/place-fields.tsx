import type { DesignElement } from '~/lib/ticket-design/document';
import { ticketSizes } from '~/lib/ticket-design/sizes';
import type { Box } from '../boxes';
import { useDesigner } from '../designer-context';
import { boxOn, changeElements, followPhone, placeElements } from '../element-boxes';
import { kindName, nameOf, placeWords } from '../element-words';
import fields from './fields.module.css';
import { NumberBox } from './number-box';
import classes from './panels.module.css';

/** Its name, and where it is and how large, in points of the page. */
export function PlaceFields({ element }: { element: DesignElement }) {
  const { store, size } = useDesigner();
  const box = boxOn(element, size);
  const page = ticketSizes[size];
  const isCode = element.kind === 'code';
  const put = (part: Partial<Box>) => {
    const next = { ...box, ...part };
    store.change((now) => placeElements(now, size, new Map([[element.id, next]])), {
      stroke: `place ${element.id} ${Object.keys(part)}`,
      say: placeWords(nameOf(element), next),
    });
  };
  const side = (length: number) => put({ w: length, h: length });
  const isOwn = size !== 'phone' && element.on[size] !== undefined;
  return (
    <>
      <div className={classes.pairs}>
        <NumberBox
          label="From the left"
          sign="X"
          least={-500}
          value={box.x}
          disabled={element.isLocked}
          onChange={(x) => put({ x })}
        />
        <NumberBox
          label="From the top"
          sign="Y"
          least={-500}
          value={box.y}
          disabled={element.isLocked}
          onChange={(y) => put({ y })}
        />
        <NumberBox
          label="Width"
          sign="W"
          least={4}
          most={page.width * 2}
          value={box.w}
          disabled={element.isLocked}
          onChange={(w) => (isCode ? side(w) : put({ w }))}
        />
        <NumberBox
          label="Height"
          sign="H"
          least={4}
          most={page.height * 2}
          value={box.h}
          disabled={element.isLocked}
          onChange={(h) => (isCode ? side(h) : put({ h }))}
        />
      </div>
      <label className={fields.select}>
        <span className={fields.caption}>Name of the layer</span>
        <input
          className={classes.input}
          maxLength={40}
          placeholder={kindName(element.kind)}
          value={element.name}
          onChange={(event) => {
            const name = event.currentTarget.value;
            store.change((now) => changeElements(now, [element.id], (one) => ({ ...one, name })), {
              stroke: `name ${element.id}`,
            });
          }}
        />
      </label>
      {isOwn && (
        <button
          type="button"
          className={classes.link}
          onClick={() =>
            store.change((now) => changeElements(now, [element.id], (one) => followPhone(one, size)), {
              say: 'It follows the phone again.',
            })
          }
        >
          Differs on {page.label}. Follow the phone again
        </button>
      )}
    </>
  );
}
