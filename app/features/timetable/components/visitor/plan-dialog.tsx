import { href } from 'react-router';
import { Button } from '~/ui/button/button';
import { ButtonLink } from '~/ui/button/button-link';
import { changeWords } from '../../plan-changes';
import { pairWords } from '../../plan-clashes';
import { proposePlan } from '../../plan-proposal';
import type { PlanChange } from '../../plan-queries';
import { slotName } from '../../types';
import { hoursWords } from '../../visitor-clock';
import type { TimedSlot, VisitorSlot } from '../../visitor-types';
import classes from './plan-dialog.module.css';
import type { Scene } from './scene';
import { SheetDialog } from './sheet-dialog';

type PlanDialogProps = {
  open: boolean;
  eventId: number;
  viewerId: number | null;
  signInPath: string;
  planned: readonly VisitorSlot[];
  scene: Scene;
  news: readonly PlanChange[];
  waiting: number;
  onNewsSeen: () => void;
  onDownload: () => void;
  onClose: () => void;
};

/** What changed of one's plan, what clashes in it, and the ways to take it along. */
export function PlanDialog(props: PlanDialogProps) {
  const { open, eventId, viewerId, signInPath, planned, scene, news, waiting, onNewsSeen, onDownload } =
    props;
  // What to do about clashes comes before all else.
  const next = scene.clashes.size > 0 ? 'secondary' : 'primary';
  return (
    <SheetDialog open={open} title="My plan" onClose={props.onClose}>
      {planned.length === 0 && (
        <p className={classes.quiet}>Tap the heart of a set to put it into your plan.</p>
      )}
      {waiting > 0 && (
        <p className={classes.quiet}>
          {waiting === 1 ? 'One change is' : `${waiting} changes are`} kept on this device and sent as soon as
          there is a connection.
        </p>
      )}
      {news.length > 0 && (
        <section className={classes.part}>
          <h3>Changed since you chose it</h3>
          <ul>
            {news.map((change) => (
              <li key={change.id}>{changeWords(change, scene.zone)}</li>
            ))}
          </ul>
          <Button kind="secondary" size="sm" onClick={onNewsSeen}>
            Got it
          </Button>
        </section>
      )}
      <Clashes planned={planned} scene={scene} />
      {planned.length > 0 && (
        <div className={classes.ways}>
          <Button kind="secondary" icon="download" onClick={onDownload}>
            Calendar file
          </Button>
          <Button kind="secondary" icon="list" onClick={() => window.print()}>
            Print
          </Button>
          {viewerId !== null && (
            <ButtonLink
              kind={next}
              icon="share"
              to={href('/event/:eventId/timetable/user/:userId', {
                eventId: String(eventId),
                userId: String(viewerId),
              })}
            >
              Share, subscribe
            </ButtonLink>
          )}
        </div>
      )}
      {viewerId === null && (
        <div className={classes.part}>
          <p className={classes.quiet}>
            Your plan is kept on this device. Sign in to have it everywhere, and to share it.
          </p>
          <ButtonLink kind={next} to={signInPath}>
            Sign in
          </ButtonLink>
        </div>
      )}
    </SheetDialog>
  );
}

function Clashes({ planned, scene }: { planned: readonly VisitorSlot[]; scene: Scene }) {
  const clashes = [...new Set([...scene.clashes.values()].flat())];
  if (clashes.length === 0) return null;
  const { kept, left } = proposePlan(planned, scene.stages);
  return (
    <section className={classes.part}>
      <h3>{clashes.length === 1 ? 'One clash' : `${clashes.length} clashes`}</h3>
      <ul>
        {clashes.map((clash) => (
          <li key={`${clash.first.id} ${clash.second.id}`}>
            {timedName(clash.first, scene.zone)} and {timedName(clash.second, scene.zone)}
            <p className={classes.quiet}>{pairWords(clash)}</p>
          </li>
        ))}
      </ul>
      <p className={classes.quiet}>
        Without {left.map(slotName).join(', ')} you can see{' '}
        {kept.size === 1 ? 'the other one' : `the other ${kept.size}`} from beginning to end, with time to
        walk.
      </p>
      <Button onClick={() => left.forEach(scene.toggle)}>
        Drop {left.length > 2 ? `these ${left.length}` : left.map(slotName).join(' and ')}
      </Button>
    </section>
  );
}

function timedName(slot: TimedSlot, zone: string): string {
  return `${slotName(slot)} (${hoursWords(slot, zone)})`;
}
