import { changeStatus, type StatusChange } from '~/features/events/commands';
import { EditStatus } from '~/features/events/components/edit-status';
import { managerLevel } from '~/routes/admin/load-entity';
import { useCommands } from '~/routes/use-commands';
import { toast } from '~/ui/toast/toast';
import type { EventEditing } from './load-event-editing';

const done: Record<StatusChange['kind'], string> = {
  publish: 'The event is out.',
  schedule: 'It will come out by itself.',
  withdraw: 'The event is a draft again.',
  cancel: 'The event is cancelled.',
  postpone: 'The event is postponed.',
  reschedule: 'The event has its new date.',
};

type EventStatusProps = Pick<EventEditing, 'event' | 'interested' | 'level'> & {
  /** Saves what is typed before anything happens to the event; false where that is not possible. */
  settle: () => Promise<boolean>;
};

/** How the event comes out, moves and ends. */
export function EventStatus({ event, interested, level, settle }: EventStatusProps) {
  const { run } = useCommands();
  const decide = async (change: StatusChange) => {
    if (!(await settle())) {
      toast({ text: 'Some changes are not saved yet. Look at the marked fields first.', tone: 'bad' });
      return false;
    }
    const worked = await run((db) => changeStatus(db, event.id, change));
    if (worked) toast({ text: done[change.kind] });
    return worked;
  };
  return (
    <EditStatus event={event} interested={interested} mayDecide={level >= managerLevel} onChange={decide} />
  );
}
