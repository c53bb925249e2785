import { href, Link } from 'react-router';
import { classNames } from '~/ui/page/class-names';
import type { Timetable } from '../../queries';
import { stageColourClass } from '../../stage-colours';
import { slotName } from '../../types';
import { clockWords } from '../../visitor-clock';
import { nowAndNext } from '../../visitor-now';
import { driftMark } from './slot-words';
import classes from './stage-strip.module.css';
import { useLiveDrift } from './use-live-drift';
import { useNow } from './use-now';

type StageStripProps = {
  eventId: number;
  stageId: number;
  timetable: Timetable;
  zone: string;
  now: string;
  onStale: () => void;
};

/** One line of what plays on a stage now and what comes next, with its delays; nothing outside of the night. */
export function StageStrip({ eventId, stageId, timetable, zone, now: loaded, onStale }: StageStripProps) {
  const slots = useLiveDrift(eventId, timetable, onStale);
  const now = useNow(loaded, 15);
  const [found] = nowAndNext(
    timetable.stages.filter(({ id }) => id === stageId),
    slots,
    now,
  );
  if (!found) return null;
  const { stage, now: playing, next } = found;
  return (
    <Link
      to={href('/event/:eventId/timetable', { eventId: String(eventId) })}
      className={classNames(classes.strip, stageColourClass(stage.colour))}
    >
      {playing && (
        <span className={classes.part}>
          <span className={classes.word}>Now</span>
          <strong>{slotName(playing)}</strong>
          <span className={classes.when}>
            until {clockWords(playing.endsAt, zone)} {driftMark(playing) && <b>{driftMark(playing)}</b>}
          </span>
        </span>
      )}
      {next && (
        <span className={classes.part}>
          <span className={classes.word}>Next</span>
          <strong>{slotName(next)}</strong>
          <span className={classes.when}>
            {clockWords(next.startsAt, zone)} {driftMark(next) && <b>{driftMark(next)}</b>}
          </span>
        </span>
      )}
    </Link>
  );
}
