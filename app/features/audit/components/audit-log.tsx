import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate, formatTime } from '~/lib/time';
import { CodeView } from '~/ui/code-view/code-view';
import type { AuditEntry } from '../queries';
import { auditSentence } from '../sentences';
import classes from './audit-log.module.css';
import { auditPath } from './audit-path';

/** Entries by the day, newest first. */
export function AuditLog({ entries }: { entries: AuditEntry[] }) {
  const days = Map.groupBy(entries, ({ at }) => at.slice(0, 10));
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={classes.day} aria-label={formatDate(`${day}T12:00:00Z`, 'UTC', 'long')}>
      <h2 className={classes.date}>{formatDate(`${day}T12:00:00Z`, 'UTC', 'long')}</h2>
      <ol className={classes.entries}>
        {ofDay.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  ));
}

/** Everything else that the same person did. */
const allOf = (actorId: number) => ({ search: `?view=audit&by=${actorId}` });

function Entry({ entry }: { entry: AuditEntry }) {
  const [open, setOpen] = useState(false);
  const { who, before, name, after } = auditSentence(entry);
  const path = auditPath(entry);
  return (
    <li className={classes.entry}>
      <time dateTime={entry.at} className={classes.time}>
        {formatTime(entry.at, 'UTC')}
      </time>
      <p className={classes.sentence}>
        {entry.actorId === null ? (
          <strong>{who}</strong>
        ) : (
          <Link to={allOf(entry.actorId)} className={classes.who}>
            {who}
          </Link>
        )}{' '}
        {before} {path === null ? name : <Link to={path}>{name}</Link>}
        {after}
      </p>
      <details className={classes.detail} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <code>{entry.action}</code>
        </summary>
        {open && <CodeView value={{ ...entry, actorName: undefined, personName: undefined }} />}
      </details>
    </li>
  );
}
