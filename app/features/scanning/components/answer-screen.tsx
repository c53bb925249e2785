import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '~/ui/icon/icon';
import { classNames } from '~/ui/page/class-names';
import { kindOf, wordsOf } from '../answer-words';
import type { ShownAnswer } from '../session-state';
import classes from './answer-screen.module.css';
import { AnswerShape } from './answer-shape';

const shownFor = 1200;
/** There is something to read. */
const notesShownFor = 4000;

type AnswerScreenProps = {
  shown: ShownAnswer;
  zone: string;
  now: number;
  onClear: () => void;
  onOverride: () => void;
};

/** The whole screen says it: by colour, by shape, by one large word, and why. */
export function AnswerScreen({ shown, zone, now, onClear, onOverride }: AnswerScreenProps) {
  const { answer, decidedBy } = shown;
  const kind = kindOf(answer);
  const { word, reason, advice } = wordsOf(answer, zone, now);
  const hasNotes = (answer.ticket?.notes.length ?? 0) > 0;
  const screen = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const clear = useEffectEvent(onClear);

  useEffect(() => {
    (kind === 'go' ? screen : next).current?.focus({ preventScroll: true });
    if (kind !== 'go') return;
    const timer = setTimeout(clear, hasNotes ? notesShownFor : shownFor);
    return () => clearTimeout(timer);
  }, [kind, hasNotes]);

  return (
    <section
      ref={screen}
      className={classNames(classes.screen, classes[kind])}
      aria-label="Answer"
      tabIndex={-1}
    >
      <div className={classes.middle} role="alert">
        <AnswerShape kind={kind} className={classes.shape} />
        <p className={classes.word}>{word}</p>
        {reason && <p className={classes.reason}>{reason}</p>}
        {answer.ticket && <TicketFacts ticket={answer.ticket} />}
        {advice && <p className={classes.advice}>{advice}</p>}
        {decidedBy === 'phone' && <p className={classes.offline}>Decided on this phone</p>}
      </div>
      {(kind !== 'go' || hasNotes) && (
        <div className={classes.actions}>
          {kind !== 'go' && answer.mayOverride && (
            <button type="button" className={classes.override} onClick={onOverride}>
              {answer.direction === 'entry' ? 'Let in anyway …' : 'Let out anyway …'}
            </button>
          )}
          <button ref={next} type="button" className={classes.next} onClick={onClear}>
            Next <Icon name="arrow-right" size={26} />
          </button>
        </div>
      )}
    </section>
  );
}

function TicketFacts({ ticket }: { ticket: NonNullable<ShownAnswer['answer']['ticket']> }) {
  return (
    <div className={classes.ticket}>
      {ticket.name && <p className={classes.name}>{ticket.name}</p>}
      <p className={classes.type}>{[ticket.type, ticket.orderCode].filter(Boolean).join(' · ')}</p>
      {ticket.notes.length > 0 && (
        <ul className={classes.notes}>
          {ticket.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
