import { useState } from 'react';
import type { Favourite, Timetable } from '../../queries';
import { Board } from './board';
import { PlanBar } from './plan-bar';
import { PlanDialog } from './plan-dialog';
import { PrintedTimetable } from './printed-timetable';
import { saveCalendar } from './save-calendar';
import type { Favourites } from './use-favourites';
import { useLiveDrift } from './use-live-drift';
import { usePlanNews } from './use-plan-news';

type VisitorTimetableProps = {
  event: {
    id: number;
    title: string;
    timezone: string;
    status: string;
    venue: { name: string; city: string } | null;
  };
  timetable: Timetable;
  favourites: Favourites;
  /** As they were read. */
  saved: Favourite[];
  viewerId: number | null;
  signInPath: string;
  now: string;
  onStale: () => void;
};

/** The timetable of an event, alive, with one's own plan in it. */
export function VisitorTimetable(props: VisitorTimetableProps) {
  const { event, timetable, favourites, saved, viewerId, signInPath, now, onStale } = props;
  const { stages, revision } = timetable;
  const slots = useLiveDrift(event.id, timetable, onStale);
  const { news, dismiss } = usePlanNews(event.id, revision, favourites.chosen, saved);
  const [isPlanOpen, setPlanOpen] = useState(false);
  // What is no longer published is nothing that one could see.
  const planned = slots.filter(({ id }) => favourites.chosen.has(id));
  const mine = favourites.chosen;
  return (
    <>
      <Board zone={event.timezone} stages={stages} slots={slots} favourites={favourites} now={now}>
        {(filter, setFilter, scene) => (
          <>
            <PlanBar
              count={planned.length}
              onlyMine={filter.onlyMine}
              clashes={new Set([...scene.clashes.values()].flat()).size}
              news={news.length}
              waiting={favourites.waiting}
              onOnlyMine={(onlyMine) => setFilter({ ...filter, onlyMine })}
              onOpen={() => setPlanOpen(true)}
            />
            <PlanDialog
              open={isPlanOpen}
              eventId={event.id}
              viewerId={viewerId}
              signInPath={signInPath}
              planned={planned}
              scene={scene}
              news={news}
              waiting={favourites.waiting}
              onNewsSeen={dismiss}
              onDownload={() =>
                saveCalendar(planned, scene.stages, {
                  eventId: event.id,
                  eventTitle: event.title,
                  venue: event.venue ? `${event.venue.name}, ${event.venue.city}` : null,
                  isCancelled: event.status === 'cancelled',
                })
              }
              onClose={() => setPlanOpen(false)}
            />
          </>
        )}
      </Board>
      <PrintedTimetable title={event.title} zone={event.timezone} stages={stages} slots={slots} mine={mine} />
    </>
  );
}
