import { useEffect, useState } from 'react';
import { wordsFor } from '~/lib/reasons';
import { claimLink, getLink, type Reply } from '../door-requests';
import type { LinkFacts, NewDevice } from '../messages';
import controls from './controls.module.css';
import { PinPad, pinLength } from './pin-pad';
import classes from './ways-in.module.css';

type ClaimFormProps = {
  link: string;
  onClaimed: (device: NewDevice, eventTitle: string) => void;
  onGiveUp: () => void;
};

/** The link makes a phone a scanner, once somebody has typed the PIN that the organiser told them. */
export function ClaimForm({ link, onClaimed, onGiveUp }: ClaimFormProps) {
  const [facts, setFacts] = useState<LinkFacts | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [pin, setPin] = useState('');
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isOver = false;
    void getLink(link).then((reply) => {
      if (isOver) return;
      if (reply.kind === 'answer') setFacts(reply.value);
      else setProblem(problemWords(reply));
    });
    return () => {
      isOver = true;
    };
  }, [link]);

  const claim = async () => {
    if (!facts || isBusy) return;
    setBusy(true);
    const reply = await claimLink({ link, pin });
    setBusy(false);
    if (reply.kind === 'answer') return onClaimed(reply.value, facts.eventTitle);
    setPin('');
    setProblem(problemWords(reply));
  };

  return (
    <>
      <p className={classes.words}>
        {facts ? (
          <>
            <strong className={classes.title}>{facts.eventTitle}</strong>
            {[facts.deviceName, facts.gate?.name].filter(Boolean).join(' · ')}
          </>
        ) : (
          !problem && 'Looking at your link …'
        )}
      </p>
      {problem && (
        <p className={controls.problem} role="alert">
          {problem}
        </p>
      )}
      {facts && (
        <form className={classes.form} action={claim}>
          <PinPad pin={pin} isBusy={isBusy} onChange={setPin} />
          <button
            type="submit"
            className={`${controls.button} ${controls.strong}`}
            disabled={pin.length < pinLength}
            aria-busy={isBusy || undefined}
          >
            Begin scanning
          </button>
        </form>
      )}
      {!facts && problem && (
        <button type="button" className={controls.button} onClick={onGiveUp}>
          Other ways in
        </button>
      )}
    </>
  );
}

function problemWords(reply: Exclude<Reply<unknown>, { kind: 'answer' }>): string {
  if (reply.kind === 'unreachable') return wordsFor('unreachable');
  const { left } = reply.detail;
  if (reply.reason !== 'wrong_pin' || typeof left !== 'number') return wordsFor(reply.reason);
  return `${wordsFor(reply.reason)} ${left === 1 ? 'One try is' : `${left} tries are`} left.`;
}
