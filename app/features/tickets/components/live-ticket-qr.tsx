import { useEffect, useState } from 'react';
import { liveCodeOf, untilNextCode } from '~/lib/live-code';
import { measureClock, serverTime } from '../server-clock';
import { TicketQr } from './ticket-qr';
import classes from './tickets.module.css';

type LiveTicketQrProps = {
  token: string;
  secret: string;
  label: string;
  colours?: { dark: string; light: string } | undefined;
  /** In the place of a design, which has no room for words; they stand below it. */
  bare?: boolean;
};

/** A code that is another one every 15 seconds, also without network: the ticket brought along what it is made with. */
export function LiveTicketQr({ token, secret, label, colours, bare = false }: LiveTicketQrProps) {
  const [shown, setShown] = useState<{ code: string; step: number }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const bytes = Uint8Array.from(atob(secret), (character) => character.charCodeAt(0));
    async function show(): Promise<void> {
      const now = serverTime();
      const code = await liveCodeOf(bytes, now);
      if (isLeft) return;
      setShown((before) => ({ code, step: (before?.step ?? 0) + 1 }));
      timer = setTimeout(show, untilNextCode(now));
    }
    // Timers sleep with the phone: what it wakes up to must not be the code from before.
    const wake = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') show();
    };
    show();
    measureClock().then((isChanged) => isChanged && wake());
    document.addEventListener('visibilitychange', wake);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [secret]);
  return (
    <div className={bare ? classes.bareLive : classes.live}>
      {shown ? (
        <TicketQr token={token + shown.code} label={label} colours={colours} />
      ) : (
        <div className={classes.waiting} role="img" aria-label="The code is being made" />
      )}
      <span className={classes.pulse} key={shown?.step} aria-hidden="true" />
      {!bare && <LiveCodeWords />}
    </div>
  );
}

export function LiveCodeWords() {
  return (
    <>
      <p className={classes.muted}>This code changes by itself. Pictures of it do not let in.</p>
      <noscript>Switch on JavaScript to see the code: it changes every few seconds.</noscript>
    </>
  );
}
