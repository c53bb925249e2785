import { useSyncExternalStore } from 'react';
import { formatDate } from '~/lib/time';
import { type Stage, slotName } from '../../types';
import { sortByTime } from '../../visitor-axis';
import { hoursWords } from '../../visitor-clock';
import { listNights } from '../../visitor-filter';
import { isTimed, type TimedSlot, type VisitorSlot } from '../../visitor-types';
import classes from './printed-timetable.module.css';

type PrintedProps = {
  title: string;
  zone: string;
  stages: readonly Stage[];
  slots: readonly VisitorSlot[];
  mine: ReadonlySet<string>;
};

/** What goes onto paper in place of the screen: every night, stage by stage, readable without colour. */
export function PrintedTimetable(props: PrintedProps) {
  return usePrinting() ? <Paper {...props} /> : null;
}

function Paper({ title, zone, stages, slots, mine }: PrintedProps) {
  const timed = sortByTime(slots.filter(isTimed));
  const columns = [
    ...stages.map(({ id, name }) => ({ id, name })),
    { id: null, name: 'Stage to be announced' },
  ];
  const untimed = slots.filter((slot) => !isTimed(slot));
  return (
    <div className={classes.paper} data-paper>
      <h1>{title}</h1>
      {mine.size > 0 && <p>♥ is in your plan.</p>}
      {listNights(slots).map((night) => (
        <section key={night}>
          <h2>{formatDate(`${night}T12:00:00Z`, 'UTC', 'long')}</h2>
          <div className={classes.stages}>
            {columns.map(({ id, name }) => {
              const own = timed.filter((slot) => slot.night === night && slot.stageId === id);
              return own.length > 0 && <StageList key={id} name={name} slots={own} zone={zone} mine={mine} />;
            })}
          </div>
        </section>
      ))}
      {untimed.length > 0 && (
        <section>
          <h2>Time to be announced</h2>
          <p>{untimed.map(slotName).join(', ')}</p>
        </section>
      )}
    </div>
  );
}

type StageListProps = { name: string; slots: TimedSlot[]; zone: string; mine: ReadonlySet<string> };

function StageList({ name, slots, zone, mine }: StageListProps) {
  return (
    <section className={classes.stage}>
      <h3>{name}</h3>
      <table>
        <tbody>
          {slots.map((slot) => (
            <tr key={slot.id}>
              <td>{hoursWords(slot, zone)}</td>
              <th scope="row">
                {mine.has(slot.id) && '♥ '}
                {slotName(slot)}
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

let isPrinting = false;

function onPrinting(onChange: () => void): () => void {
  const tell = (value: boolean) => () => {
    isPrinting = value;
    onChange();
  };
  const [before, after] = [tell(true), tell(false)];
  addEventListener('beforeprint', before);
  addEventListener('afterprint', after);
  return () => {
    removeEventListener('beforeprint', before);
    removeEventListener('afterprint', after);
  };
}

/** Drawn only for the printer: nobody else has to load it twice. A store is drawn before the printer looks. */
function usePrinting(): boolean {
  return useSyncExternalStore(
    onPrinting,
    () => isPrinting,
    () => false,
  );
}
