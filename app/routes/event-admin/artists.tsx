import { dbContext } from '~/db/context';
import { createArtist } from '~/features/artists/commands';
import { saveLineUp } from '~/features/events/commands';
import { EditLineUp } from '~/features/events/components/edit-line-up';
import { listActs } from '~/features/events/editing-queries';
import { findByName } from '~/features/search/find-by-name';
import { requireEntityId } from '~/lib/entity-id';
import { loadLevel } from '~/routes/admin/load-level';
import { keepWhenOffline } from '~/routes/keep-when-offline';
import { useCommands } from '~/routes/use-commands';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import type { Route } from './+types/artists';
import { ActList } from './act-list';
import classes from './event-admin-page.module.css';
import { eventMeta } from './event-meta';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const [acts, level] = await Promise.all([listActs(db, id), loadLevel(db, 'event', id)]);
  return { id, acts, level };
}

export const loader = load;
export const clientLoader = load;
export const shouldRevalidate = keepWhenOffline;

export const meta: Route.MetaFunction = ({ matches }) =>
  eventMeta('Line-up', 'Who plays, in billing order.', matches);

const editorLevel = 2;

export default function Artists({ loaderData }: Route.ComponentProps) {
  const { id, acts, level } = loaderData;
  const { run, ask } = useCommands();
  const create = async (name: string) => {
    let made: number | undefined;
    const worked = await run(async (db) => {
      made = await createArtist(db, name);
    });
    return worked && made !== undefined ? { id: made, name } : null;
  };
  return (
    <div className={classes.page}>
      <PageHeader title="Line-up" text="Who plays, in billing order." />
      <Panel>
        {level < editorLevel ? (
          <ActList acts={acts} />
        ) : (
          <EditLineUp
            key={id}
            acts={acts}
            find={async (text) => (await ask((db) => findByName(db, 'artist', text))) ?? []}
            create={create}
            save={(next) => run((db) => saveLineUp(db, id, next))}
          />
        )}
      </Panel>
      <Panel title="Timetable">
        <p>No set times yet. The public timetable shows the line-up and says that times are not published.</p>
      </Panel>
    </div>
  );
}
