import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { unreachableWords } from '~/lib/unreachable';
import { isAnswered } from '~/ui/links/is-answered';
import { leaveByLinks } from '~/ui/links/leave-by-links';
import { toast } from '~/ui/toast/toast';

/** A page is told of its way to another a little later than the script of that one is missed. */
const belated = 1000;
let isSure = false;

/**
 * Loads a document anew only where somebody answers. React Router does so when the script of a page does not come, even of one that was
 * only pointed at: during a restart nothing would be left of what is open, or half written, but the browser's own error page.
 */
export function ReachableReload() {
  /** React Router waits for ever for a script that did not come once. */
  const [isIncomplete, setIncomplete] = useState(false);
  const [isMissed, setMissed] = useState(false);
  useStayingHere(isMissed, setMissed);

  useEffect(() => {
    const leaving = new AbortController();
    let timer = 0;
    const look = async (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || !event.cancelable || isSure) return;
      event.preventDefault();
      if (await isAnswered()) {
        isSure = true;
        window.location.reload();
        isSure = false;
        return;
      }
      if (navigator.userActivation.isActive) sayUnreachable();
      setIncomplete(true);
      setMissed(true);
      clearTimeout(timer);
      timer = window.setTimeout(() => setMissed(false), belated);
    };
    // Not in every browser yet.
    window.navigation?.addEventListener('navigate', look, { signal: leaving.signal });
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, []);

  useEffect(() => {
    if (!isIncomplete) return;
    const leaving = new AbortController();
    leaveByLinks(leaving.signal);
    return () => leaving.abort();
  }, [isIncomplete]);
  return null;
}

/** Instead of what is on its way. */
function useStayingHere(isMissed: boolean, setMissed: (isMissed: boolean) => void): void {
  const isLeaving = useNavigation().state !== 'idle';
  const here = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isMissed || !isLeaving) return;
    setMissed(false);
    sayUnreachable();
    void navigate(here, {
      replace: true,
      state: here.state,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });
  }, [isMissed, setMissed, isLeaving, here, navigate]);
}

function sayUnreachable(): void {
  toast({ text: unreachableWords, tone: 'bad' });
}
