import { useEffect, useState } from 'react';
import type { Told } from '../announcement';
import { rememberSeen, seenOnDevice } from '../seen-on-device';
import { AnnouncementCard } from './announcement-card';
import classes from './whats-new.module.css';

type WhatsNewProps = {
  userId: number | null;
  /** Where news are asked for and what was done with them is told. */
  path: string;
};

/** One a visit, whoever it is for: it stays from page to page until somebody answers it, and never comes again. */
let visit: { of: number | null; told: Promise<Told | null> } | undefined;

export function WhatsNew({ userId, path }: WhatsNewProps) {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    let current = true;
    if (visit?.of !== userId) visit = { of: userId, told: askForNews(path, userId) };
    void visit?.told.then((answer) => current && setTold(answer));
    return () => {
      current = false;
    };
  }, [path, userId]);
  if (!told) return null;
  const answer = (done: 'dismissed' | 'opened') => {
    visit = { of: userId, told: Promise.resolve(null) };
    setTold(null);
    mark(path, userId, told.id, done);
  };
  return (
    <aside className={classes.place} aria-label="What’s new">
      <AnnouncementCard
        announcement={told}
        onDismiss={() => answer('dismissed')}
        onOpen={() => answer('opened')}
      />
    </aside>
  );
}

/** Whatever goes wrong here, nobody waits for it. */
async function askForNews(path: string, userId: number | null): Promise<Told | null> {
  try {
    // Another address for each person: what a browser kept for strangers is not for them.
    const response = await fetch(userId === null ? path : `${path}?for=${userId}`);
    if (!response.ok) return null;
    const news = (await response.json()) as Told[];
    const seen = seenOnDevice();
    const next = news.find(({ id }) => !seen.includes(id));
    // Somebody who saw it before they signed in has seen it.
    for (const { id } of news) if (seen.includes(id)) mark(path, userId, id, 'seen');
    if (!next) return null;
    // The device remembers for strangers alone: who else signs in on it has not seen it.
    if (userId === null) rememberSeen(next.id);
    mark(path, userId, next.id, 'seen');
    return next;
  } catch {
    return null;
  }
}

function mark(path: string, userId: number | null, id: number, done: 'seen' | 'dismissed' | 'opened'): void {
  if (userId === null) return;
  const body = new URLSearchParams({ id: String(id), done });
  // It goes out although its link leads away.
  fetch(path, { method: 'POST', body, keepalive: true }).catch(() => undefined);
}
