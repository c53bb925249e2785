import type { EditableEvent } from '~/features/events/editing-queries';
import { Panel } from '~/ui/panel/panel';
import { RichText } from '~/ui/rich-text/rich-text';
import classes from './event-admin-page.module.css';
import { EventDetails } from './event-details';

/** The details for those who may look at them and not change them. */
export function EventReading({ event }: { event: EditableEvent }) {
  return (
    <div className={classes.stack}>
      <Panel title="Details">
        <EventDetails event={event} />
      </Panel>
      <Panel title="Description">
        {event.description ? <RichText source={event.description} /> : <p>None.</p>}
      </Panel>
    </div>
  );
}
