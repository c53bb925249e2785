import { href, useNavigate } from 'react-router';
import { deleteEntity } from '~/features/catalogue/commands';
import { DeletePanel } from '~/features/catalogue/components/delete-panel';
import { duplicateEvent } from '~/features/events/commands';
import { EditDuplicate } from '~/features/events/components/edit-duplicate';
import { copyPictures } from '~/features/pictures/commands';
import { AppError } from '~/lib/app-error';
import { ownerLevel } from '~/routes/admin/load-entity';
import { useCommands } from '~/routes/use-commands';
import { toast } from '~/ui/toast/toast';
import type { EventEditing } from './load-event-editing';

/** The next one like it, or no more of it. */
export function EventFuture({ event, level }: Pick<EventEditing, 'event' | 'level'>) {
  const { run } = useCommands();
  const navigate = useNavigate();
  const duplicate = (startsAt: string) =>
    run(async (db) => {
      const made = await duplicateEvent(db, event.id, startsAt);
      let words = 'This is the new draft.';
      try {
        await copyPictures(db, { type: 'event', id: event.id }, { type: 'event', id: made });
      } catch (error) {
        // The draft is there all the same; pictures can be added by hand.
        if (!(error instanceof AppError)) throw error;
        words = 'This is the new draft. Not every picture could be copied.';
      }
      await navigate(href('/admin/event/:id/settings', { id: String(made) }));
      toast({ text: words });
    });
  const remove = () =>
    run(async (db) => {
      await deleteEntity(db, { type: 'event', id: event.id });
      await navigate(href('/admin'));
      toast({ text: `${event.title} is deleted.` });
    });
  return (
    <>
      <EditDuplicate event={event} onDuplicate={duplicate} />
      <DeletePanel kind="event" name={event.title} mayDelete={level >= ownerLevel} onDelete={remove} />
    </>
  );
}
