import { sizeNames, ticketSizes } from '~/lib/ticket-design/sizes';
import { useDesigner } from '../designer-context';
import { usePaletteColours } from '../use-palette-colours';
import { BackgroundLook } from './background-look';
import { ColourBox } from './colour-box';
import { PaletteTools } from './palette-tools';
import classes from './panels.module.css';
import { SelectBox } from './select-box';

const printSizes = sizeNames.map((value) => ({ value, label: ticketSizes[value].label }));

/** The ticket as a whole: while nothing on it is selected. */
export function TicketLook() {
  const { store, design } = useDesigner();
  const colours = usePaletteColours();
  return (
    <>
      <div className={classes.section}>
        <h2 className={classes.title}>Ticket</h2>
        <p className={classes.hint}>Select something on it to change that alone.</p>
      </div>
      <BackgroundLook />
      <div className={classes.section}>
        <h3 className={classes.heading}>Colours</h3>
        <PaletteTools />
        <ColourBox
          label="Paper"
          value={design.paper}
          palette={colours}
          onChange={(paper) => store.change((now) => ({ ...now, paper }), { stroke: 'paper' })}
        />
      </div>
      <div className={classes.section}>
        <h3 className={classes.heading}>PDF</h3>
        <SelectBox
          label="What holders download"
          value={design.printSize}
          options={printSizes}
          onChange={(printSize) => store.change((now) => ({ ...now, printSize }))}
        />
      </div>
    </>
  );
}
