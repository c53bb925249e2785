import { type ComponentType, useEffect, useState } from 'react';
import { href, useLocation } from 'react-router';

/** Where people buy, sign in, talk, plan or watch a door, nothing comes between. */
const quiet =
  /^\/(event\/|login|success|cancel|return|reauth|auth-callback|email-confirmation|ticket-offer|unsubscribe|customize-tickets|admin\/event\/\d+\/live)/;

type CardProps = { userId: number | null; path: string };

/** What is new, in a part of its own that is loaded once the page has nothing else to do. */
export function WhatsNewWhenIdle({ userId }: { userId: number | null }) {
  const [Card, setCard] = useState<ComponentType<CardProps>>();
  const isQuiet = quiet.test(useLocation().pathname);
  useEffect(() => {
    if (isQuiet) return;
    const timer = setTimeout(() => {
      import('~/features/announcements/components/whats-new')
        .then(({ WhatsNew }) => setCard(() => WhatsNew))
        // Without a connection there is nothing new.
        .catch(() => undefined);
    }, 2500);
    return () => clearTimeout(timer);
  }, [isQuiet]);
  return Card && !isQuiet ? <Card userId={userId} path={href('/whats-new')} /> : null;
}
