import { saveEvent } from '~/features/events/commands';
import { type EditableEvent, getEditableEvent } from '~/features/events/editing-queries';
import { checkEvent, eventFieldGroups } from '~/features/events/schema';
import { useContentEditing } from '~/routes/admin/use-content-editing';

/** The form of an event. Nothing that people can already see changes by itself. */
export function useEventEditing(event: EditableEvent) {
  return useContentEditing({
    type: 'event',
    entity: event,
    automatic: event.status === 'draft' || event.status === 'scheduled',
    check: checkEvent,
    groups: eventFieldGroups,
    save: saveEvent,
    reload: getEditableEvent,
  });
}
