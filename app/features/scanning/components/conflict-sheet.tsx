import { momentWords, refusedBecause } from '../answer-words';
import type { Conflict } from '../messages';
import classes from './conflict-sheet.module.css';
import controls from './controls.module.css';
import { Sheet } from './sheet';

type ConflictSheetProps = { conflicts: Conflict[]; zone: string; now: number; onClose: () => void };

/** Who was let in by a phone without network although the rules say otherwise. */
export function ConflictSheet({ conflicts, zone, now, onClose }: ConflictSheetProps) {
  const words = ({ device, gate, at }: Conflict['here']) =>
    [momentWords(at, zone, now), gate && `at ${gate}`, device && `by ${device}`].filter(Boolean).join(' ');
  return (
    <Sheet title="Conflicts" onClose={onClose}>
      <p className={controls.words}>
        Let in while a phone was offline, although the rules say otherwise. The organiser sees this list too.
      </p>
      <ul className={classes.list}>
        {conflicts.map(({ ticket, verdict, here, there, at }) => (
          <li key={`${ticket.id} ${at} ${here.device}`}>
            <p className={classes.name}>{ticket.name || ticket.type}</p>
            <p>
              {ticket.name && `${ticket.type} · `}
              {refusedBecause(verdict)}
            </p>
            <p className={controls.words}>Let in {words(here)}</p>
            {there && <p className={controls.words}>Before that {words(there)}</p>}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
