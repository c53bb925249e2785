import { useMemo, useState } from 'react';
import { href, Link } from 'react-router';
import { choicesOf, type Decision, usualDecision } from '~/features/imports/choose';
import { takeIn, undoImport } from '~/features/imports/commands';
import { EntryRow } from '~/features/imports/components/entry-row';
import classes from '~/features/imports/components/imports.module.css';
import type { ImportEntry, ImportPage } from '~/features/imports/queries';
import { useCommands } from '~/routes/use-commands';
import { Button } from '~/ui/button/button';
import { Notice } from '~/ui/notice/notice';
import { Panel } from '~/ui/panel/panel';
import { toast } from '~/ui/toast/toast';

/** What was read, to be looked through and taken in; afterwards what became of it. */
export function ImportPreview({ opened }: { opened: ImportPage }) {
  const broken = opened.entries.filter(({ problem }) => problem !== null);
  return (
    <>
      {opened.state === 'preview' ? <Choosing opened={opened} /> : <TakenIn opened={opened} />}
      {broken.length > 0 && (
        <Panel title={`${broken.length} could not be read`} text="Everything else can still come in.">
          <ul className={classes.list}>
            {broken.map(({ id, place, name, problem }) => (
              <li key={id} className={classes.problem}>
                <strong>{name || `Number ${place} of the file`}</strong>
                <span>{problem}</span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

const pathTo = (eventId: number) => href('/admin/event/:id', { id: String(eventId) });

function Choosing({ opened }: { opened: ImportPage }) {
  const { run } = useCommands();
  const [decisions, setDecisions] = useState<ReadonlyMap<number, Decision>>(new Map());
  const [busy, setBusy] = useState(false);
  const readable = useMemo(() => opened.entries.filter(({ event }) => event !== null), [opened.entries]);
  const choices = choicesOf(readable, decisions);
  const decide = (id: number, decision: Decision) => setDecisions(new Map(decisions).set(id, decision));
  const decideAll = (isIn: boolean) =>
    setDecisions(
      new Map(
        readable.map((entry) => [entry.id, { ...(decisions.get(entry.id) ?? usualDecision(entry)), isIn }]),
      ),
    );
  const take = async () => {
    setBusy(true);
    await run(async (db) => {
      const taken = await takeIn(db, opened.id, choices, null);
      toast({ text: taken === 1 ? 'One draft is made.' : `${taken} drafts are made.` });
    });
    setBusy(false);
  };
  const duplicates = readable.filter(({ duplicate }) => duplicate).length;
  return (
    <Panel
      title={`${readable.length} ${readable.length === 1 ? 'event' : 'events'} in ${opened.source}`}
      text={duplicates > 0 ? duplicateWords(duplicates) : undefined}
      actions={
        <>
          <Button kind="secondary" onClick={() => decideAll(true)}>
            Choose all
          </Button>
          <Button kind="secondary" onClick={() => decideAll(false)}>
            Choose none
          </Button>
        </>
      }
    >
      <ul className={classes.list}>
        {readable.map((entry) => (
          <li key={entry.id}>
            <EntryRow
              entry={entry}
              decision={decisions.get(entry.id) ?? usualDecision(entry)}
              pathTo={pathTo}
              onChange={(decision) => decide(entry.id, decision)}
            />
          </li>
        ))}
      </ul>
      <div className={classes.bar}>
        <span>Nobody but you sees drafts.</span>
        <Button onClick={take} busy={busy} disabled={choices.length === 0}>
          {choices.length === 1 ? 'Import 1 draft' : `Import ${choices.length} drafts`}
        </Button>
      </div>
    </Panel>
  );
}

function duplicateWords(count: number): string {
  return count === 1
    ? '1 looks like an event that is already here, so it is left out.'
    : `${count} look like events that are already here, so they are left out.`;
}

function TakenIn({ opened }: { opened: ImportPage }) {
  const { run } = useCommands();
  const made = opened.entries.filter(
    (entry): entry is ImportEntry & { eventId: number } => entry.eventId !== null,
  );
  const undo = () =>
    run(async (db) => {
      const kept = await undoImport(db, opened.id);
      toast({
        text:
          kept === 0 ? 'All of it is taken back.' : `Taken back, except ${kept} that somebody has worked on.`,
      });
    });
  if (opened.state === 'undone') {
    return (
      <Notice title="Taken back">These drafts are gone, except those that somebody had worked on.</Notice>
    );
  }
  return (
    <Panel
      title={`${made.length} ${made.length === 1 ? 'draft' : 'drafts'} from ${opened.source}`}
      text="Nobody but you sees them. Open each, look through it and publish it."
      actions={
        <Button kind="secondary" icon="undo" onClick={undo}>
          Take back
        </Button>
      }
    >
      <ul className={classes.list}>
        {made.map(({ id, name, eventId }) => (
          <li key={id}>
            <Link to={pathTo(eventId)}>{name}</Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
