import { useMemo } from 'react';
import type { TicketDesign } from '~/lib/ticket-design/document';
import { layouts } from '~/lib/ticket-design/layouts';
import { toast } from '~/ui/toast/toast';
import { useDesigner } from '../designer-context';
import { useScene } from '../scene-context';
import { DesignDrawing } from './design-drawing';
import classes from './start-panel.module.css';

/** Layouts to begin with, drawn as they would be for this event. */
export function StartPanel() {
  const { store } = useDesigner();
  const { poster } = useScene();
  const made = useMemo(
    () => layouts.map(({ id, name, make }) => ({ id, name, design: make(poster) })),
    [poster],
  );
  const begin = (name: string, design: TicketDesign) => {
    store.change(() => design, { say: `Begun with ${name}.`, select: [] });
    toast({ text: `Begun with ${name}.`, tone: 'info', action: { label: 'Undo', run: store.undo } });
  };
  return (
    <ul className={classes.layouts} aria-label="Layouts to begin with">
      {made.map(({ id, name, design }) => (
        <li key={id}>
          <button type="button" className={classes.layout} onClick={() => begin(name, design)}>
            <DesignDrawing design={design} size="phone" className={classes.thumbnail} />
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
