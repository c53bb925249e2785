import type { CSSProperties } from 'react';
import { classNames } from '~/ui/page/class-names';
import { stageColourClass } from '../../stage-colours';
import { type Stage, slotName } from '../../types';
import { clockWords } from '../../visitor-clock';
import { nowAndNext, progressOf } from '../../visitor-now';
import type { TimedSlot, VisitorSlot } from '../../visitor-types';
import classes from './now-and-next.module.css';
import type { Scene } from './scene';
import { driftMark } from './slot-words';
import { useNow } from './use-now';

type NowAndNextProps = { stages: readonly Stage[]; slots: readonly VisitorSlot[]; scene: Scene; now: string };

/** What plays on every stage right now and what comes then; nothing before the night and after it. */
export function NowAndNext({ stages, slots, scene, now: loaded }: NowAndNextProps) {
  const now = useNow(loaded, 15);
  const found = nowAndNext(stages, slots, now);
  if (found.length === 0) return null;
  return (
    <section aria-label="Now and next">
      <ul className={classes.strip}>
        {found.map(({ stage, now: playing, next }) => (
          <li key={stage.id} className={classNames(classes.card, stageColourClass(stage.colour))}>
            <h2 className={classes.stage}>{stage.name}</h2>
            {playing ? (
              <Playing slot={playing} scene={scene} now={now} />
            ) : (
              <p className={classes.pause}>Nothing on at the moment</p>
            )}
            {next && (
              <button type="button" className={classes.next} onClick={() => scene.open(next)}>
                <span className={classes.when}>
                  {clockWords(next.startsAt, scene.zone)} {driftMark(next) && <b>{driftMark(next)}</b>}
                </span>
                <span>{slotName(next)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Playing({ slot, scene, now }: { slot: TimedSlot; scene: Scene; now: number }) {
  return (
    <button type="button" className={classes.now} onClick={() => scene.open(slot)}>
      <span className={classes.name}>{slotName(slot)}</span>
      <span className={classes.when}>
        On now, until {clockWords(slot.endsAt, scene.zone)} {driftMark(slot) && <b>{driftMark(slot)}</b>}
      </span>
      <span
        className={classes.bar}
        style={{ '--done': progressOf(slot, now) } as CSSProperties}
        aria-hidden="true"
      />
    </button>
  );
}
