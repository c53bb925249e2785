import { isPicture, isWords } from '~/lib/ticket-design/elements';
import { useDesigner } from '../designer-context';
import { nameOf } from '../element-words';
import { AlignTools } from './align-tools';
import { BoxLook } from './box-look';
import { CodeLook } from './code-look';
import { ElementActions } from './element-actions';
import classes from './panels.module.css';
import { PictureLook } from './picture-look';
import { PlaceFields } from './place-fields';
import { TextLook } from './text-look';
import { TicketLook } from './ticket-look';

/** What is selected, or else the ticket as a whole. */
export function Inspector() {
  const { selected } = useDesigner();
  const [only] = selected.length === 1 ? selected : [];
  if (selected.length === 0) return <TicketLook />;
  const words = selected.filter(({ kind }) => isWords(kind));
  return (
    <>
      <div className={classes.section}>
        <h2 className={classes.title}>{only ? nameOf(only) : `${selected.length} elements`}</h2>
        <ElementActions />
      </div>
      <div className={classes.section}>
        <AlignTools />
        {only && <PlaceFields key={only.id} element={only} />}
      </div>
      {words.length > 0 && words.length === selected.length && <TextLook elements={words} />}
      {only?.kind === 'code' && <CodeLook element={only} />}
      {only?.kind === 'box' && <BoxLook element={only} />}
      {only && isPicture(only.kind) && <PictureLook element={only} />}
    </>
  );
}
