import { useState } from 'react';
import { formatRelative } from '~/lib/time';
import { nightWords } from '~/lib/validity';
import { Button } from '~/ui/button/button';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import { toast } from '~/ui/toast/toast';
import { type PlannedChange, summarise } from '../../planner-changes';
import type { PlannerCommands } from './planner-commands';
import classes from './publish-panel.module.css';
import type { Board } from './use-board';

type PublishPanelProps = { board: Board; changes: readonly PlannedChange[]; commands: PlannerCommands };

/** What everyone reads, and what would become of it. Null stands for every night. */
export function PublishPanel({ board, changes, commands }: PublishPanelProps) {
  const [asking, setAsking] = useState<{ act: 'publish' | 'unpublish'; nights: string[] | null } | null>(
    null,
  );
  const [busy, setBusy] = useState(false);
  const { published, settings, isOut } = board.planner;
  const changesOf = (night: string) => changes.filter(({ nights }) => nights.includes(night));
  const confirm = async () => {
    if (!asking) return;
    setBusy(true);
    await board.store.saveNow();
    if (board.store.getSnapshot().status === 'saved') {
      const worked = await commands[asking.act](asking.nights);
      if (worked)
        toast({
          text: asking.act === 'publish' ? 'The timetable is out.' : 'The timetable is hidden again.',
        });
    } else toast({ text: 'The plan is not saved yet, so nothing was published.', tone: 'bad' });
    setBusy(false);
    setAsking(null);
  };
  const asked = asking?.nights ? asking.nights.flatMap(changesOf) : changes;
  return (
    <section className={classes.panel} aria-labelledby="publishing">
      <h2 id="publishing">Publishing</h2>
      <p className={classes.muted}>
        {settings.publishedAt === null
          ? 'Nobody but the team sees these times.'
          : `Published ${formatRelative(settings.publishedAt, new Date())}.`}
        {!isOut && ' The event itself is not out yet; its timetable appears with it.'}
      </p>
      <p>
        {changes.length === 0
          ? 'Everything is published as planned.'
          : `Not published: ${summarise(changes)}.`}
      </p>
      {board.nights.length > 1 && (
        <ul className={classes.nights}>
          {board.nights.map((night) => {
            const isPublished = published.some((slot) => slot.night === night);
            const own = changesOf(night);
            return (
              <li key={night}>
                <span>
                  <strong>{nightWords(night)}</strong>
                  <small>
                    {own.length > 0 ? summarise(own) : isPublished ? 'as published' : 'nothing planned'}
                  </small>
                </span>
                {own.length > 0 && (
                  <Button
                    size="sm"
                    kind="secondary"
                    onClick={() => setAsking({ act: 'publish', nights: [night] })}
                  >
                    Publish<span className={classes.unseen}> {nightWords(night)}</span>
                  </Button>
                )}
                {own.length === 0 && isPublished && (
                  <Button
                    size="sm"
                    kind="quiet"
                    onClick={() => setAsking({ act: 'unpublish', nights: [night] })}
                  >
                    Hide<span className={classes.unseen}> {nightWords(night)}</span>
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <div className={classes.actions}>
        <Button
          icon="megaphone"
          disabled={changes.length === 0}
          onClick={() => setAsking({ act: 'publish', nights: null })}
        >
          Publish everything
        </Button>
        {published.length > 0 && (
          <Button kind="quiet" onClick={() => setAsking({ act: 'unpublish', nights: null })}>
            Unpublish
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking !== null}
        title={asking?.act === 'unpublish' ? 'Hide these times again?' : 'Publish these times?'}
        confirmLabel={asking?.act === 'unpublish' ? 'Unpublish' : 'Publish'}
        danger={asking?.act === 'unpublish'}
        busy={busy}
        onConfirm={confirm}
        onCancel={() => setAsking(null)}
      >
        {asking?.act === 'unpublish'
          ? 'They disappear from every page and calendar at once. What people chose comes back when you publish again.'
          : `${summarise(asked)}. Whoever wanted to see something that changed is told.`}
      </ConfirmDialog>
    </section>
  );
}
