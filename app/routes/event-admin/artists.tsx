import { useSearchParams } from 'react-router';
import { dbContext } from '~/db/context';
import { createArtist } from '~/features/artists/commands';
import { saveLineUp } from '~/features/events/commands';
import { EditLineUp } from '~/features/events/components/edit-line-up';
import { type Act, listActs } from '~/features/events/editing-queries';
import { listLeadPictures } from '~/features/pictures/queries';
import { findByName } from '~/features/search/find-by-name';
import { getPlanner } from '~/features/timetable/planner-queries';
import { requireEntityId } from '~/lib/entity-id';
import { loadLevel } from '~/routes/admin/load-level';
import { keepWhenOffline } from '~/routes/keep-when-offline';
import { useCommands } from '~/routes/use-commands';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import { toast } from '~/ui/toast/toast';
import type { Route } from './+types/artists';
import { ActList } from './act-list';
import classes from './event-admin-page.module.css';
import { eventMeta } from './event-meta';
import { stillPlanned } from './still-planned';
import { readView, TimetableLive, TimetablePlan, ViewLinks } from './timetable-views';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const [acts, level, planner] = await Promise.all([
    listActs(db, id),
    loadLevel(db, 'event', id),
    getPlanner(db, id),
  ]);
  const pictures = await listLeadPictures(
    db,
    'artist',
    acts.map(({ artistId }) => artistId),
  );
  return { id, acts, pictures, level, planner };
}

export const loader = load;
export const clientLoader = load;
export const shouldRevalidate = keepWhenOffline;

export const meta: Route.MetaFunction = ({ matches }) =>
  eventMeta('Line-up', 'Who plays, where and when.', matches);

const editorLevel = 2;

export default function Artists({ loaderData }: Route.ComponentProps) {
  const { id, acts, pictures, level, planner } = loaderData;
  const [search] = useSearchParams();
  const view = readView(search);
  const lineUp = acts.map(({ artistId, name }) => ({ id: artistId, name }));
  const { run, ask } = useCommands();
  const create = async (name: string) => {
    let made: number | undefined;
    const worked = await run(async (db) => {
      made = await createArtist(db, name);
    });
    return worked && made !== undefined ? { id: made, name } : null;
  };
  const save = async (next: Act[]) => {
    const worked = await run((db) => saveLineUp(db, id, next));
    const planned = stillPlanned(acts, next, planner);
    if (worked && planned) toast({ text: planned });
    return worked;
  };
  return (
    <div className={classes.page}>
      <PageHeader title="Line-up and timetable" text="Who plays, where and when." />
      <ViewLinks id={id} current={view} />
      {view === 'timetable' && (
        <TimetablePlan planner={planner} lineUp={lineUp} canPlan={level >= editorLevel} />
      )}
      {view === 'live' && <TimetableLive planner={planner} />}
      {view === 'line-up' && (
        <Panel>
          {level < editorLevel ? (
            <ActList acts={acts} pictures={pictures} />
          ) : (
            <EditLineUp
              key={id}
              acts={acts}
              pictures={pictures}
              find={async (text) => (await ask((db) => findByName(db, 'artist', text))) ?? []}
              create={create}
              save={save}
            />
          )}
        </Panel>
      )}
    </div>
  );
}
