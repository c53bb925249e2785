import { formatDate } from '~/lib/time';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { classNames } from '~/ui/page/class-names';
import { clashWords } from '../../plan-clashes';
import { stageColourClass } from '../../stage-colours';
import { slotName } from '../../types';
import { hoursWords } from '../../visitor-clock';
import { isTimed, type TimedSlot, type VisitorSlot } from '../../visitor-types';
import { ArtistCards } from './artist-cards';
import type { Scene } from './scene';
import { SheetDialog } from './sheet-dialog';
import classes from './slot-dialog.module.css';
import { driftMark, planWords, stageWords } from './slot-words';

type SlotDialogProps = { slot: VisitorSlot | undefined; scene: Scene; onClose: () => void };

/** All there is to know of one set. */
export function SlotDialog({ slot, scene, onClose }: SlotDialogProps) {
  return (
    <SheetDialog open={slot !== undefined} title={slot ? slotName(slot) : ''} onClose={onClose}>
      {slot && <Details slot={slot} scene={scene} />}
    </SheetDialog>
  );
}

function Details({ slot, scene }: { slot: VisitorSlot; scene: Scene }) {
  const stage = slot.stageId === null ? undefined : scene.stages.get(slot.stageId);
  const chosen = scene.mine.has(slot.id);
  const others = scene.theirs?.slots.has(slot.id) ? planWords(slot, { ...scene, mine: new Set() }) : '';
  return (
    <>
      <div className={classNames(classes.facts, stageColourClass(stage?.colour))}>
        <p>
          <Icon name="clock" size={18} />
          {isTimed(slot) ? <Times slot={slot} zone={scene.zone} /> : <span>Time to be announced</span>}
        </p>
        <p>
          <Icon name="stage" size={18} />
          <span>
            <b className={classes.stage}>{stageWords(slot, scene)}</b>
            {stage?.place && ` · ${stage.place}`}
          </span>
        </p>
        {others && (
          <p>
            <Icon name="user" size={18} />
            <span>{`I${others.slice(1)}`}</span>
          </p>
        )}
        {scene.clashes.get(slot.id)?.map((clash) => (
          <p key={`${clash.first.id} ${clash.second.id}`} className={classes.clash}>
            <Icon name="warning" size={18} />
            <span>{clashWords(clash, slot.id)}</span>
          </p>
        ))}
        {slot.note && <p className={classes.note}>{slot.note}</p>}
      </div>
      <Button
        kind={chosen ? 'secondary' : 'primary'}
        icon={chosen ? 'heart-filled' : 'heart'}
        full
        aria-pressed={chosen}
        onClick={() => scene.toggle(slot)}
      >
        {chosen ? 'In my plan' : 'Add to my plan'}
      </Button>
      <ArtistCards artists={slot.artists} />
    </>
  );
}

function Times({ slot, zone }: { slot: TimedSlot; zone: string }) {
  const drift = driftMark(slot);
  const planned = { startsAt: slot.plannedStartsAt, endsAt: slot.plannedEndsAt };
  return (
    <span>
      {formatDate(`${slot.night}T12:00:00Z`, 'UTC')}, {drift && <s>{hoursWords(planned, zone)}</s>}{' '}
      <b>{hoursWords(slot, zone)}</b> {drift && <b className={classes.drift}>{drift}</b>}
    </span>
  );
}
