import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { IconButton } from '~/ui/button/icon-button';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { useUnsavedChanges } from '~/ui/form/use-unsaved-changes';
import { Panel } from '~/ui/panel/panel';
import { useShortcuts } from '~/ui/shortcuts/registry';
import type { Shortcut } from '~/ui/shortcuts/shortcut';
import { listChanges } from '../../planner-changes';
import { readPlannerKey } from '../../planner-keys';
import type { Drag } from '../../planner-landing';
import { withTimes } from '../../planner-moves';
import type { Planner } from '../../planner-queries';
import type { SlotArtist } from '../../types';
import { listWarnings } from '../../warnings';
import { ConflictNotice } from './conflict-notice';
import { PlanFiles } from './plan-files';
import classes from './planner-board.module.css';
import type { PlannerCommands } from './planner-commands';
import { PlannerGrid, pixelsPerMinute } from './planner-grid';
import { PlannerToolbar } from './planner-toolbar';
import { PublishPanel } from './publish-panel';
import { SettingsDialog } from './settings-dialog';
import { SlotDialog } from './slot-dialog';
import { StageList } from './stage-list';
import { Tray } from './tray';
import { useBoard } from './use-board';
import { useDrag } from './use-drag';
import { WarningList } from './warning-list';

type PlannerBoardProps = { planner: Planner; lineUp: SlotArtist[]; commands: PlannerCommands };

/** Where a team plans who plays when. Every change shows at once and saves itself. */
export function PlannerBoard({ planner, lineUp, commands }: PlannerBoardProps) {
  const board = useBoard(planner);
  const { plan, range, snap, status } = board;
  const { stages, hours, settings } = planner;
  const [isSetting, setSetting] = useState(false);
  const leaving = useUnsavedChanges(status === 'waiting' || status === 'refused');
  const drop = (drag: Drag) => {
    if (drag.kind === 'create') board.openNew(drag.stageId, drag);
    else if (drag.artist) board.place(drag.artist, drag.stageId, drag);
    else if (drag.id !== null) {
      const slot = plan.slots.get(drag.id);
      if (slot) board.change(drag.id, withTimes({ ...slot, stageId: drag.stageId }, drag));
    }
  };
  const dragging = useDrag({ range, snap, pixelsPerMinute, onDrop: drop });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isTyping =
      target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
    const key = readPlannerKey(event);
    if (isTyping || key === null || stages.length === 0) return;
    event.preventDefault();
    board.step(key);
  });
  const newSlot: Shortcut = {
    ...{ keys: ['n'], label: 'New slot', group: 'On this page' },
    run: () => board.openNew(),
  };
  useShortcuts(stages.length > 0 ? [newSlot] : []);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  const { slots } = plan;
  const { published } = planner;
  const placed = new Set([...slots.values()].flatMap(({ artists }) => artists.map(({ id }) => id)));
  // Not while something is only held over the grid: that redraws at every step.
  const warnings = useMemo(() => {
    const { changeoverMinutes } = settings;
    return listWarnings({ slots, stages, hours, changeoverMinutes, lineUp: lineUp.map(({ id }) => id) });
  }, [slots, stages, hours, settings, lineUp]);
  const changes = useMemo(
    () => listChanges(slots, published, hours.zone, settings.dayStartsAt),
    [slots, published, hours, settings],
  );
  const changed = new Set(published.length > 0 ? changes.map(({ id }) => id) : []);
  const stageActs: PlannerCommands = {
    ...commands,
    removeStage: async (id) => {
      const worked = await commands.removeStage(id);
      if (worked) await board.store.refresh();
      return worked;
    },
  };
  return (
    <div className={classes.board}>
      <ConflictNotice board={board} />
      {stages.length === 0 ? (
        <EmptyState icon="stage" title="Where do they play?">
          A timetable begins with its stages. Add them below.
        </EmptyState>
      ) : (
        <div className={classes.workplace}>
          <div className={classes.main}>
            <PlannerToolbar board={board} />
            <PlannerGrid board={board} dragging={dragging} warnings={warnings} changed={changed} />
            <p id="planner-keys" className={classes.keys}>
              <span className={classes.forKeys}>
                Keys: up and down move a slot, left and right change its stage, Shift with up and down makes
                it shorter or longer, Enter opens it, Delete removes it, N makes a new one.
              </span>
              {published.length > 0 && ' A pencil marks what is not published like this.'}
            </p>
          </div>
          <aside className={classes.side} aria-label="Plan">
            <Tray board={board} dragging={dragging} waiting={lineUp.filter(({ id }) => !placed.has(id))} />
            <WarningList board={board} warnings={warnings} />
            <PublishPanel board={board} changes={changes} commands={commands} />
          </aside>
        </div>
      )}
      <Panel
        title="Stages"
        actions={<IconButton icon="settings" label="Timetable settings" onClick={() => setSetting(true)} />}
      >
        <StageList stages={stages} venueStages={planner.venueStages} commands={stageActs} />
      </Panel>
      {stages.length > 0 && <PlanFiles board={board} lineUp={lineUp} />}
      {board.opened && (
        <SlotDialog key={board.opened.id} board={board} opened={board.opened} lineUp={lineUp} />
      )}
      {isSetting && (
        <SettingsDialog settings={settings} save={commands.saveSettings} onClose={() => setSetting(false)} />
      )}
      <p className={classes.said} role="status">
        {board.said}
      </p>
      {leaving}
    </div>
  );
}
