import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate } from '~/lib/time';
import { Button } from '~/ui/button/button';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PagePart } from '~/ui/page/page-part';
import { clashesBySlot, findClashes, stagesById } from '../../plan-clashes';
import type { Stage } from '../../types';
import { type Filter, filterSlots, isFiltering, listNights, noFilter } from '../../visitor-filter';
import { nightToShow } from '../../visitor-now';
import { isTimed, type VisitorSlot } from '../../visitor-types';
import classes from './board.module.css';
import { AllNights, FilterFields, NightTabs, type View, ViewSwitch } from './board-controls';
import { Grid } from './grid';
import { NowAndNext } from './now-and-next';
import type { Scene } from './scene';
import { SlotDialog } from './slot-dialog';
import { ListByArtist, ListByTime, Unannounced } from './slot-list';
import type { Favourites } from './use-favourites';
import { useWide } from './use-wide';

type BoardProps = {
  zone: string;
  stages: readonly Stage[];
  slots: readonly VisitorSlot[];
  favourites: Favourites;
  theirs?: Scene['theirs'];
  now: string;
  /** Given what is chosen to be shown; says how to choose otherwise. */
  children: (filter: Filter, onChange: (filter: Filter) => void, scene: Scene) => ReactNode;
};

/** The timetable itself: nights, views, filters, and what is behind a set. */
export function Board({ zone, stages, slots, favourites, theirs, now, children }: BoardProps) {
  const [params] = useSearchParams();
  const [filter, setFilter] = useState(noFilter);
  const [openId, setOpenId] = useState<string>();
  const open = useCallback((slot: VisitorSlot) => setOpenId(slot.id), []);
  const { chosen: mine, toggle } = favourites;
  const scene = useMemo<Scene>(() => {
    const byId = stagesById(stages);
    const clashes = clashesBySlot(
      findClashes(
        slots.filter(({ id }) => mine.has(id)),
        byId,
      ),
    );
    return { zone, stages: byId, mine, clashes, toggle, open, ...(theirs ? { theirs } : {}) };
  }, [zone, stages, slots, mine, theirs, toggle, open]);

  const nights = useMemo(() => listNights(slots), [slots]);
  const asked = params.get('night') ?? '';
  const night = nights.includes(asked) ? asked : nightToShow(slots, Date.parse(now));
  const ofNight = useMemo(() => slots.filter(isTimed).filter((slot) => slot.night === night), [slots, night]);
  const shown = filterSlots(ofNight, filter, mine);
  const untimed = filterSlots(slots, filter, mine).filter((slot) => !isTimed(slot));

  const wide = useWide();
  const wanted = viewOf(params.get('view'));
  const view = wanted ?? (wide === undefined ? undefined : wide ? 'grid' : 'time');
  const to = (change: { night?: string; view?: View }) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change)) next.set(name, value);
    return { search: `?${next}` };
  };
  const label = night ? `Timetable of ${formatDate(`${night}T12:00:00Z`, 'UTC', 'long')}` : 'Timetable';
  return (
    <div className={classes.board}>
      <PagePart>
        <NowAndNext stages={stages} slots={slots} scene={scene} now={now} />
      </PagePart>
      <div className={classes.row}>
        {view === 'artists' ? (
          nights.length > 1 && <AllNights />
        ) : (
          <NightTabs nights={nights} night={night} to={to} />
        )}
        <ViewSwitch view={view} to={to} />
      </div>
      <div className={classes.filters}>
        <FilterFields filter={filter} stages={stages} onChange={setFilter} />
        {children(filter, setFilter, scene)}
      </div>
      {view !== 'artists' && shown.length === 0 && (
        <NothingFound filter={filter} onClear={() => setFilter(noFilter)} />
      )}
      {shown.length > 0 && (view === 'grid' || view === undefined) && (
        <div className={view === undefined ? classes.onlyWide : undefined}>
          <PagePart>
            <Grid
              key={night}
              label={label}
              stages={stages}
              night={ofNight}
              shown={shown}
              scene={scene}
              now={now}
            />
          </PagePart>
        </div>
      )}
      {shown.length > 0 && (view === 'time' || view === undefined) && (
        <div className={view === undefined ? classes.onlyNarrow : undefined}>
          <PagePart>
            <ListByTime slots={shown} scene={scene} now={now} />
          </PagePart>
        </div>
      )}
      {view === 'artists' && (
        <ListByArtist slots={filterSlots(slots, filter, mine)} scene={scene} now={now} />
      )}
      {view !== 'artists' && untimed.length > 0 && <Unannounced slots={untimed} scene={scene} now={now} />}
      <SlotDialog
        slot={slots.find(({ id }) => id === openId)}
        scene={scene}
        onClose={() => setOpenId(undefined)}
      />
    </div>
  );
}

function NothingFound({ filter, onClear }: { filter: Filter; onClear: () => void }) {
  if (!isFiltering(filter)) return null;
  return (
    <EmptyState
      icon={filter.onlyMine ? 'heart' : 'search'}
      title={filter.onlyMine ? 'Nothing of this night is in your plan' : 'Nothing fits'}
      action={
        <Button kind="secondary" onClick={onClear}>
          Show everything
        </Button>
      }
    >
      {filter.onlyMine ? 'Tap the heart of a set to put it here.' : 'Try another word, stage or night.'}
    </EmptyState>
  );
}

function viewOf(text: string | null): View | undefined {
  return text === 'grid' || text === 'time' || text === 'artists' ? text : undefined;
}
