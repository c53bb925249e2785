import { href, Link } from 'react-router';
import { LiveStages } from '~/features/timetable/components/planner/live-stages';
import { PlannerBoard } from '~/features/timetable/components/planner/planner-board';
import { usePublishedTimetable } from '~/features/timetable/components/planner/use-published-timetable';
import type { Planner } from '~/features/timetable/planner-queries';
import type { SlotArtist } from '~/features/timetable/types';
import { EmptyState } from '~/ui/empty-state/empty-state';
import classes from './timetable-views.module.css';
import { useTimetableCommands } from './use-timetable-commands';

/** The parts of the page; the address says which one is in sight. */
export const views = [
  { view: 'line-up', label: 'Line-up' },
  { view: 'timetable', label: 'Timetable' },
  { view: 'live', label: 'On the night' },
] as const;
export type View = (typeof views)[number]['view'];

export function readView(search: URLSearchParams): View {
  return views.find(({ view }) => view === search.get('view'))?.view ?? 'line-up';
}

export function ViewLinks({ id, current }: { id: number; current: View }) {
  const page = href('/admin/event/:id/artists', { id: String(id) });
  return (
    <nav className={classes.views} aria-label="Line-up and timetable">
      {views.map(({ view, label }) => (
        <Link
          key={view}
          to={view === 'line-up' ? page : `${page}?view=${view}`}
          aria-current={view === current ? 'page' : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

type TimetableProps = { planner: Planner; lineUp: SlotArtist[]; canPlan: boolean };

export function TimetablePlan({ planner, lineUp, canPlan }: TimetableProps) {
  const { planner: commands } = useTimetableCommands(planner.eventId);
  if (!canPlan) {
    return (
      <EmptyState icon="lock" title="Editors plan the timetable">
        You can see what is published under ‘On the night’, and tell how late a stage runs.
      </EmptyState>
    );
  }
  return <PlannerBoard key={planner.eventId} planner={planner} lineUp={lineUp} commands={commands} />;
}

export function TimetableLive({ planner }: { planner: Planner }) {
  const { live, revalidate } = useTimetableCommands(planner.eventId);
  usePublishedTimetable(planner.eventId, () => void revalidate());
  return <LiveStages planner={planner} commands={live} />;
}
