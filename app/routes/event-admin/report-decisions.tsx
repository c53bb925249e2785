import { useState } from 'react';
import { decideReport } from '~/features/chat/desk-commands';
import type { ChatReport } from '~/features/chat/desk-types';
import { muteChoices } from '~/features/chat/desk-words';
import { useCommands } from '~/routes/use-commands';
import { Button } from '~/ui/button/button';
import { toast } from '~/ui/toast/toast';
import classes from './chat-desk.module.css';

type Decision = 'dismiss' | 'remove' | 'remove_and_mute';

/** A tap or two: at two in the morning nobody fills in forms. */
export function ReportDecisions({ report }: { report: ChatReport }) {
  const { run } = useCommands();
  const [busy, setBusy] = useState(false);
  const [isMuting, setMuting] = useState(false);
  const decide = async (decision: Decision, minutes?: number) => {
    setBusy(true);
    const worked = await run((db) => decideReport(db, report.id, decision, minutes));
    setBusy(false);
    if (worked)
      toast({ text: decision === 'dismiss' ? 'The message stays.' : 'The message is gone for everyone.' });
  };
  const { name, id } = report.author;
  return (
    <div className={classes.decisions}>
      <Button size="sm" kind="secondary" disabled={busy} onClick={() => decide('dismiss')}>
        Let it stand
      </Button>
      <Button size="sm" kind="danger" icon="trash" disabled={busy} onClick={() => decide('remove')}>
        Remove
      </Button>
      {id !== 0 && (
        <Button
          size="sm"
          kind="secondary"
          disabled={busy}
          aria-label={`Remove and mute: ${name}`}
          aria-expanded={isMuting}
          onClick={() => setMuting(!isMuting)}
        >
          Remove and mute …
        </Button>
      )}
      {isMuting && (
        <div className={classes.mutes}>
          {muteChoices.map(({ label, minutes }) => (
            <Button
              key={label}
              size="sm"
              kind="secondary"
              className={classes.harsh}
              disabled={busy}
              aria-label={`Remove and ${label}: ${name}`}
              onClick={() => decide('remove_and_mute', minutes)}
            >
              Remove and {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
