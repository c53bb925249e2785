import { ticketSizes } from '~/lib/ticket-design/sizes';
import { type Alignment, alignBoxes, distributeBoxes } from '../aligning';
import type { Box } from '../boxes';
import { useDesigner } from '../designer-context';
import { boxOn, placeElements } from '../element-boxes';
import type { DesignerIconName } from './designer-icon';
import classes from './panels.module.css';
import { SignButton } from './sign-button';

const alignments: { alignment: Alignment; sign: DesignerIconName; label: string }[] = [
  { alignment: 'left', sign: 'align-left', label: 'Align left' },
  { alignment: 'centre', sign: 'align-centre', label: 'Align centre' },
  { alignment: 'right', sign: 'align-right', label: 'Align right' },
  { alignment: 'top', sign: 'align-top', label: 'Align top' },
  { alignment: 'middle', sign: 'align-middle', label: 'Align middle' },
  { alignment: 'bottom', sign: 'align-bottom', label: 'Align bottom' },
];

/** One is aligned on the page, several with each other. */
export function AlignTools() {
  const { store, size, selected } = useDesigner();
  const free = selected.filter(({ isLocked }) => !isLocked);
  const boxes = free.map((element) => boxOn(element, size));
  const place = (next: Box[], say: string) => {
    const places = free.flatMap(({ id }, at) => {
      const box = next[at];
      return box ? [[id, box] as const] : [];
    });
    store.change((now) => placeElements(now, size, new Map(places)), { say });
  };
  return (
    <div className={classes.tools} role="toolbar" aria-label="Align">
      {alignments.map(({ alignment, sign, label }) => (
        <SignButton
          key={alignment}
          sign={sign}
          label={label}
          disabled={free.length === 0}
          onClick={() => place(alignBoxes(boxes, alignment, ticketSizes[size]), `${label}: done.`)}
        />
      ))}
      {free.length > 2 && (
        <>
          <SignButton
            sign="distribute-across"
            label="Same room between, across"
            onClick={() => place(distributeBoxes(boxes, 'x'), 'Distributed across.')}
          />
          <SignButton
            sign="distribute-down"
            label="Same room between, down"
            onClick={() => place(distributeBoxes(boxes, 'y'), 'Distributed down.')}
          />
        </>
      )}
    </div>
  );
}
