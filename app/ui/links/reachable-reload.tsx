import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { unreachableWords } from '~/lib/unreachable';
import { isAnswered } from '~/ui/links/is-answered';
import { leaveByLinks } from '~/ui/links/leave-by-links';
import { toast } from '~/ui/toast/toast';

let isSure = false;

/**
 * Loads a document anew only where somebody answers. React Router does so when the script of a page does not come, even of one that was
 * only pointed at: during a restart nothing would be left of what is open, or half written, but the browser's own error page.
 */
export function ReachableReload() {
  const { state } = useNavigation();
  const here = useLocation();
  const navigate = useNavigate();
  /** React Router waits for ever for a script that did not come once. */
  const [isIncomplete, setIncomplete] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    const stay = () => {
      setIncomplete(true);
      // Nobody asked for anything: it was a link that was only pointed at.
      if (state === 'idle' && !navigator.userActivation.isActive) return;
      toast({ text: unreachableWords, tone: 'bad' });
      // Instead of what is on its way, which may have begun too late to be told here.
      void navigate(here, {
        replace: true,
        state: here.state,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      });
    };
    const look = async (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || !event.cancelable || isSure) return;
      event.preventDefault();
      if (!(await isAnswered())) return stay();
      isSure = true;
      window.location.reload();
      isSure = false;
    };
    // Not in every browser yet.
    window.navigation?.addEventListener('navigate', look, { signal: leaving.signal });
    return () => leaving.abort();
  }, [state, here, navigate]);

  useEffect(() => {
    if (!isIncomplete) return;
    const leaving = new AbortController();
    leaveByLinks(leaving.signal);
    return () => leaving.abort();
  }, [isIncomplete]);
  return null;
}
