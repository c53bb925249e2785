import type { ReactNode } from 'react';
import { Badge } from '~/ui/badge/badge';
import { LocalTime } from '~/ui/time/local-time';
import type { ChatReport } from '../desk-types';
import { reasonWords, recordWords } from '../desk-words';
import classes from './desk.module.css';

type ReportListProps = {
  reports: ChatReport[];
  zone: string;
  pictureOf: (pictureId: string) => string;
  roomLinkOf: (report: ChatReport) => ReactNode;
  actionsOf: (report: ChatReport) => ReactNode;
};

export function ReportList({ reports, zone, pictureOf, roomLinkOf, actionsOf }: ReportListProps) {
  return (
    <ul className={classes.list} aria-label="Reports">
      {reports.map((report) => (
        <li key={report.id} className={classes.report}>
          <ReportFacts report={report} zone={zone} roomLink={roomLinkOf(report)} />
          <ol className={classes.talk} aria-label="What was said around it">
            {linesOf(report).map((line) => (
              <li key={line.seq} className={line.isIt ? `${classes.line} ${classes.reported}` : classes.line}>
                <strong>{line.name}</strong>
                <p>{line.text}</p>
                {line.isIt && report.picture && !report.isGone && (
                  <img
                    className={classes.picture}
                    src={pictureOf(report.picture.id)}
                    alt="With the reported message"
                    width={report.picture.width}
                    height={report.picture.height}
                    loading="lazy"
                  />
                )}
              </li>
            ))}
          </ol>
          {actionsOf(report)}
        </li>
      ))}
    </ul>
  );
}

type ReportFactsProps = { report: ChatReport; zone: string; roomLink: ReactNode };

function ReportFacts({ report, zone, roomLink }: ReportFactsProps) {
  const { reason, note, others, author } = report;
  const record = recordWords(report);
  const notes = [note, ...others.map((other) => other.note)].filter(Boolean);
  return (
    <div className={classes.facts}>
      <div className={classes.naming}>
        <strong>{author.name}</strong>
        <Badge tone="red">{reasonWords[reason]}</Badge>
        {others.length > 0 && <Badge>{others.length + 1} reports</Badge>}
        {report.isGone && <Badge>Gone already</Badge>}
        {report.mutedUntil !== null && <Badge tone="amber">Muted</Badge>}
      </div>
      <p className={classes.hint}>
        {roomLink} · <LocalTime at={report.at} zone={zone} />
        {record && ` · ${record}`}
      </p>
      {notes.map((text) => (
        <p key={text} className={classes.hint}>
          “{text}”
        </p>
      ))}
      {report.decision && (
        <p className={classes.hint}>
          {report.decision === 'dismiss' ? 'Left standing' : 'Removed'}
          {report.decision === 'remove_and_mute' && ' and muted'} by {report.decidedBy ?? 'somebody who left'}
        </p>
      )}
    </div>
  );
}

/** What was said before and after, with the message as it was when it was reported. */
function linesOf({ around, seq, author, body }: ChatReport) {
  const lines = around.map((message) => ({
    seq: message.seq,
    name: message.author.name,
    text: message.isDeleted ? 'Deleted' : message.body || 'A picture',
    isIt: false,
  }));
  return [...lines, { seq, name: author.name, text: body || 'A picture', isIt: true }].toSorted(
    (one, other) => one.seq - other.seq,
  );
}
