import { href, Link } from 'react-router';
import { dbContext } from '~/db/context';
import { listEventsById } from '~/features/events/queries';
import { currentMinute, isOver } from '~/features/events/rules';
import { listMyPermissions } from '~/features/permissions/queries';
import { levelName } from '~/features/permissions/rules';
import { getViewer } from '~/features/session/queries';
import { pageMeta } from '~/lib/page-meta';
import { ButtonLink } from '~/ui/button/button-link';
import { Icon } from '~/ui/icon/icon';
import { LocalTime } from '~/ui/time/local-time';
import type { Route } from './+types/scanner';
import classes from './scanner.module.css';

async function load({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const db = context.get(dbContext);
  const now = currentMinute();
  const [viewer, permissions] = await Promise.all([getViewer(db), listMyPermissions(db)]);
  const levels = new Map(
    permissions.filter(({ entityType }) => entityType === 'event').map((one) => [one.entityId, one.level]),
  );
  const events = (await listEventsById(db, [...levels.keys()])).filter((event) => !isOver(event, now));
  return {
    name: viewer?.name ?? null,
    events: events.map((event) => ({ ...event, level: levels.get(event.id) ?? 0 })),
  };
}

export const loader = load;
export const clientLoader = load;

export const meta = () => pageMeta({ title: 'Scanner', description: 'Check tickets at the door.' });

export default function Scanner({ loaderData }: Route.ComponentProps) {
  const { name, events } = loaderData;
  return (
    <main className={classes.door}>
      <header className={classes.head}>
        <Icon name="scan" size={44} />
        <h1>Scanner</h1>
      </header>
      {name === null && (
        <>
          <p className={classes.words}>Sign in with the account that is on the door of an event.</p>
          <ButtonLink
            size="lg"
            full
            to={`${href('/login')}?redirect=${encodeURIComponent(href('/scanner'))}`}
          >
            Sign in
          </ButtonLink>
        </>
      )}
      {name !== null && events.length === 0 && (
        <>
          <p className={classes.words}>{name}, you are not on the door of any upcoming event.</p>
          <p className={classes.words}>
            Ask the organiser to add you to the team of theirs, then open this page again.
          </p>
        </>
      )}
      {events.length > 0 && (
        <>
          <p className={classes.words}>{name}, choose your event. None of them has tickets to scan yet.</p>
          <ul className={classes.events}>
            {events.map((event) => (
              <li key={event.id}>
                <Link to={href('/admin/event/:id/live', { id: String(event.id) })}>
                  <span className={classes.title}>{event.title}</span>
                  <span>
                    <LocalTime at={event.starts_at} zone={event.timezone} />
                    {event.venue && ` · ${event.venue.name}`}
                  </span>
                  <span className={classes.level}>Your level: {levelName(event.level)}</span>
                  <Icon name="chevron-right" size={24} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={classes.leave}>
        <Link to={href('/')}>Leave the scanner</Link>
      </p>
    </main>
  );
}
