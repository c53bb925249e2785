import { useState } from 'react';
import { type CalendarEntry, calendarFile } from '~/lib/calendar-file';
import { Button } from '~/ui/button/button';
import { toast } from '~/ui/toast/toast';
import { writeTimetable } from '../../planner-csv';
import { type SlotArtist, slotName } from '../../types';
import { ImportDialog } from './import-dialog';
import classes from './planner-board.module.css';
import type { Board } from './use-board';

/** The whole plan to take along: as a table that can come back, and for a calendar. */
export function PlanFiles({ board, lineUp }: { board: Board; lineUp: SlotArtist[] }) {
  const [importing, setImporting] = useState(false);
  const { eventId, title, stages, hours, settings } = board.planner;
  const saveTable = () => {
    const where = { zone: hours.zone, dayStartsAt: settings.dayStartsAt, stages, lineUp };
    saveFile(`timetable-${eventId}.csv`, 'text/csv', writeTimetable(board.plan.slots.values(), where));
  };
  const saveCalendar = () => {
    const entries = [...board.plan.slots].flatMap(([id, slot]): CalendarEntry[] => {
      if (slot.startsAt === null || slot.endsAt === null) return [];
      const stage = stages.find((one) => one.id === slot.stageId);
      return [
        {
          uid: `slot-${id}@${location.host}`,
          sequence: board.plan.base.get(id)?.version ?? 0,
          status: 'TENTATIVE',
          title: slotName(slot),
          startsAt: slot.startsAt,
          endsAt: slot.endsAt,
          description: slot.note,
          ...(stage && { location: [stage.name, stage.place].filter(Boolean).join(', ') }),
          url: location.href,
          updatedAt: new Date().toISOString(),
        },
      ];
    });
    saveFile(`timetable-${eventId}.ics`, 'text/calendar', calendarFile({ name: `${title}: plan`, entries }));
  };
  return (
    <div className={classes.files}>
      <Button size="sm" kind="secondary" icon="upload" onClick={() => setImporting(true)}>
        Import CSV
      </Button>
      <Button size="sm" kind="secondary" icon="download" onClick={saveTable}>
        Export CSV
      </Button>
      <Button size="sm" kind="secondary" icon="calendar" onClick={saveCalendar}>
        Export .ics
      </Button>
      {importing && (
        <ImportDialog
          board={board}
          lineUp={lineUp}
          onClose={() => setImporting(false)}
          onDone={(count) => {
            setImporting(false);
            toast({ text: `${count} ${count === 1 ? 'slot is' : 'slots are'} on the plan now.` });
          }}
        />
      )}
    </div>
  );
}

function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
