import { useEffect, useRef, useState } from 'react';
import { getBrowserDb } from '~/db/browser-middleware';
import { AppError } from '~/lib/app-error';
import { wordsFor } from '~/lib/reasons';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { toast } from '~/ui/toast/toast';
import { mayAsk, rememberAsked } from '../push-asking';
import { turnOnPush } from '../push-device';
import classes from './push-question.module.css';

type PushQuestionProps = {
  /** Tell me when …? */
  when: string;
  /** How much the person has marked: it is asked when this grows by their own hand. Absent: at once. */
  marked?: number;
  userId: number;
};

/** Asks quietly whether this device may be told, at a moment at which that makes sense. The browser asks only after a yes. */
export function PushQuestion({ when, marked, userId }: PushQuestionProps) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const before = useRef(marked);
  useEffect(() => {
    const has =
      marked === undefined || (marked > (before.current ?? 0) && navigator.userActivation?.isActive);
    before.current = marked;
    if (has && mayAsk()) setAsking(true);
  }, [marked]);
  if (!isAsking) return null;

  const answer = async (yes: boolean) => {
    rememberAsked();
    if (!yes) return setAsking(false);
    setBusy(true);
    try {
      const state = await turnOnPush(await getBrowserDb(), userId);
      if (state === 'on') toast({ text: 'We tell you on this device.', tone: 'good' });
      else if (state === 'blocked')
        toast({ text: 'Your browser blocks it. Your settings say how to change that.', tone: 'info' });
    } catch (error) {
      toast({ text: wordsFor(error instanceof AppError ? error.reason : 'unreachable'), tone: 'bad' });
    }
    setAsking(false);
  };
  return (
    <section
      className={classes.question}
      data-floating={marked !== undefined}
      aria-label="Notifications on this device"
    >
      <Icon name="bell" />
      <p className={classes.words}>Tell me {when}?</p>
      <div className={classes.answers}>
        <Button size="sm" busy={busy} onClick={() => void answer(true)}>
          Yes
        </Button>
        <Button size="sm" kind="quiet" onClick={() => void answer(false)}>
          Not now
        </Button>
      </div>
    </section>
  );
}
