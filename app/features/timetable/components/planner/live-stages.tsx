import { useEffect, useState } from 'react';
import { formatDate, formatTime } from '~/lib/time';
import { Badge } from '~/ui/badge/badge';
import { Button } from '~/ui/button/button';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { classNames } from '~/ui/page/class-names';
import { driftWords, type LiveSlot, type LiveStage, listLiveStages, startable } from '../../planner-live';
import type { Planner } from '../../planner-queries';
import { stageColourClass } from '../../stage-colours';
import { slotName } from '../../types';
import classes from './live-stages.module.css';

export type LiveCommands = {
  drift: (stageId: number, minutes: number) => Promise<boolean>;
  startNow: (slotId: string) => Promise<boolean>;
  clear: (stageId: number) => Promise<boolean>;
};

const steps = [-5, 5, 15];
/** From here on a time alone would be taken for tonight's. */
const farAway = 12 * 3_600_000;

/** For the crew, on a phone at the stage: what plays, what is next, and how late it is. */
export function LiveStages({ planner, commands }: { planner: Planner; commands: LiveCommands }) {
  const now = useNow(planner.now);
  const { stages, published, hours } = planner;
  if (published.length === 0) {
    return (
      <EmptyState icon="clock" title="Nothing is published yet">
        Once the timetable is out, delays are told from here.
      </EmptyState>
    );
  }
  return (
    <ul className={classes.stages}>
      {listLiveStages(stages, published, now).map((live) => (
        <LiveCard key={live.stage.id} live={live} at={now} zone={hours.zone} commands={commands} />
      ))}
    </ul>
  );
}

type LiveCardProps = { live: LiveStage; at: number; zone: string; commands: LiveCommands };

function LiveCard({ live, at, zone, commands }: LiveCardProps) {
  const [busy, setBusy] = useState(false);
  const { stage, now, next, driftMinutes } = live;
  const act = async (command: Promise<boolean>) => {
    setBusy(true);
    await command;
    setBusy(false);
  };
  const isOver = !now && !next;
  const starting = startable(live, at);
  return (
    <li className={classNames(classes.card, stageColourClass(stage.colour))}>
      <header>
        <h2>{stage.name}</h2>
        {!isOver && <Badge tone={driftMinutes === 0 ? 'green' : 'amber'}>{driftWords(driftMinutes)}</Badge>}
      </header>
      <dl className={classes.acts}>
        <Line term="Now" slot={now} at={at} zone={zone} />
        <Line term="Next" slot={next} at={at} zone={zone} />
      </dl>
      {!isOver && (
        <div className={classes.buttons}>
          {steps.map((minutes) => (
            <Button
              key={minutes}
              size="lg"
              kind="secondary"
              disabled={busy}
              aria-label={`${stage.name}: ${driftWords(minutes)}, ${minutes > 0 ? 'later' : 'earlier'}`}
              onClick={() => act(commands.drift(stage.id, minutes))}
            >
              {driftWords(minutes)}
            </Button>
          ))}
          <Button
            size="lg"
            kind="secondary"
            disabled={busy || driftMinutes === 0}
            aria-label={`${stage.name}: on time again`}
            onClick={() => act(commands.clear(stage.id))}
          >
            On time
          </Button>
          {starting && (
            <Button size="lg" full disabled={busy} onClick={() => act(commands.startNow(starting.id))}>
              Start now: {slotName(starting)}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

type LineProps = { term: string; slot: LiveSlot | null; at: number; zone: string };

function Line({ term, slot, at, zone }: LineProps) {
  const isFar = slot !== null && slot.from - at > farAway;
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {slot ? (
          <>
            <strong>{slotName(slot)}</strong>
            <span>
              {isFar && `${formatDate(new Date(slot.from), zone)}, `}
              {formatTime(new Date(slot.from), zone)}–{formatTime(new Date(slot.to), zone)}
            </span>
          </>
        ) : (
          '–'
        )}
      </dd>
    </div>
  );
}

/** The moment, as often as it matters to somebody who waits for the next act. */
function useNow(first: string): number {
  const [now, setNow] = useState(() => Date.parse(first));
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
