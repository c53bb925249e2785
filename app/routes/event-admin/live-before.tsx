import { href } from 'react-router';
import { DeviceList } from '~/features/door/components/device-figures';
import type { DoorFigures } from '~/features/door/figures';
import type { EventHeading } from '~/features/events/queries';
import { formatDate, formatTime } from '~/lib/time';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import classes from './live-board.module.css';

/** Until the doors open there is nothing to watch, unless somebody was scanned all the same. */
export function isBefore({ doors_at, starts_at }: EventHeading, { scans, at }: DoorFigures): boolean {
  return scans.length === 0 && Date.parse(at) < Date.parse(doors_at ?? starts_at);
}

/** Says when it begins, and what can be prepared until then. */
export function LiveBefore({ event, figures }: { event: EventHeading; figures: DoorFigures }) {
  const { doors_at, starts_at, timezone } = event;
  const id = String(event.id);
  const opens = doors_at ?? starts_at;
  const moment = `${formatDate(opens, timezone)}, ${formatTime(opens, timezone)}`;
  return (
    <div className={classes.board}>
      <PageHeader title="Live" text="Entries, people inside and sales of the night, as they happen." />
      <EmptyState
        icon="clock"
        title={`${doors_at ? 'Doors open' : 'Begins'} ${moment}`}
        action={
          <div className={classes.ways}>
            <ButtonLink kind="secondary" icon="scan" to={href('/admin/event/:id/scanners', { id })}>
              Scanners
            </ButtonLink>
            <ButtonLink kind="secondary" icon="ticket" to={href('/admin/event/:id/tickets', { id })}>
              Tickets
            </ButtonLink>
          </div>
        }
      >
        The figures of the night come with the first scan.
      </EmptyState>
      {figures.devices.length > 0 && (
        <Panel title="Phones">
          <DeviceList devices={figures.devices} now={figures.at} />
        </Panel>
      )}
    </div>
  );
}
