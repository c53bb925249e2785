import type { ReactNode } from 'react';
import { formatRelative } from '~/lib/time';
import { Badge, type Tone } from '~/ui/badge/badge';
import type { ImportSummary } from '../queries';
import classes from './imports.module.css';

const kinds: Record<string, string> = { facebook: 'Facebook', calendar: 'Calendar file', page: 'Page' };
const states: Record<string, { words: string; tone: Tone }> = {
  preview: { words: 'Not taken in yet', tone: 'amber' },
  imported: { words: 'Taken in', tone: 'green' },
  undone: { words: 'Taken back', tone: 'neutral' },
};

type ImportHistoryProps = {
  imports: ImportSummary[];
  now: string;
  actionsOf: (summary: ImportSummary) => ReactNode;
};

export function ImportHistory({ imports, now, actionsOf }: ImportHistoryProps) {
  return (
    <ul className={classes.history}>
      {imports.map((summary) => (
        <li key={summary.id}>
          <div>
            <strong>{summary.source}</strong>
            <p>
              {kinds[summary.kind]} · {formatRelative(summary.createdAt, now)}
              {summary.events > 0 && ` · ${summary.events} ${summary.events === 1 ? 'event' : 'events'}`}
            </p>
          </div>
          <Badge tone={states[summary.state]?.tone ?? 'neutral'}>
            {states[summary.state]?.words ?? summary.state}
          </Badge>
          {actionsOf(summary)}
        </li>
      ))}
    </ul>
  );
}
