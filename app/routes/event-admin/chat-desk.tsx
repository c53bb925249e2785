import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { MuteList } from '~/features/chat/components/mute-list';
import { unmuteInChat } from '~/features/chat/desk-commands';
import { listChatActions, listMutes, listReports } from '~/features/chat/desk-queries';
import { getEventHeading } from '~/features/events/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { editorLevel } from '~/routes/admin/load-entity';
import { loadLevel } from '~/routes/admin/load-level';
import { keepWhenOffline } from '~/routes/keep-when-offline';
import { useCommands } from '~/routes/use-commands';
import { useLookingAgain } from '~/routes/use-looking-again';
import { Button } from '~/ui/button/button';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import type { Route } from './+types/chat-desk';
import { ChatLog } from './chat-log';
import { ChatReports } from './chat-reports';
import classes from './event-admin-page.module.css';
import { eventMeta } from './event-meta';

async function load({ params, context, url }: Pick<Route.LoaderArgs, 'params' | 'context' | 'url'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const state = url.searchParams.get('state') === 'decided' ? ('decided' as const) : ('open' as const);
  const [event, level] = await Promise.all([orNotFound(getEventHeading(db, id)), loadLevel(db, 'event', id)]);
  if (level < editorLevel) return { event, desk: null };
  const [reports, mutes, actions] = await Promise.all([
    listReports(db, id, state),
    listMutes(db, id),
    listChatActions(db, id),
  ]);
  return { event, desk: { state, reports, mutes, actions } };
}

export const loader = load;
export const clientLoader = load;
export const shouldRevalidate = keepWhenOffline;

const description = 'What was reported in the chat, and who may not write in it.';

export const meta: Route.MetaFunction = ({ matches }) => eventMeta('Chat', description, matches);

export default function ChatDesk({ loaderData: { event, desk } }: Route.ComponentProps) {
  const { run } = useCommands();
  // Others report and decide meanwhile.
  useLookingAgain(15_000);
  const id = { id: String(event.id) };
  return (
    <div className={classes.page}>
      <PageHeader
        title="Chat"
        text={description}
        actions={
          <ButtonLink kind="secondary" to={`${href('/admin/event/:id/settings', id)}#chat`}>
            Rooms
          </ButtonLink>
        }
      />
      {!desk ? (
        <EmptyState icon="lock" title="The chat is moderated by editors">
          Editors, managers and owners of the team decide here.
        </EmptyState>
      ) : (
        <div className={classes.columns}>
          <ChatReports key={desk.state} event={event} reports={desk.reports} state={desk.state} />
          <div className={classes.stack}>
            <Panel title="Muted">
              {desk.mutes.length === 0 ? (
                <p>Nobody.</p>
              ) : (
                <MuteList
                  mutes={desk.mutes}
                  zone={event.timezone}
                  actionsOf={({ person }) => (
                    <Button
                      size="sm"
                      kind="secondary"
                      aria-label={`Let ${person.name} write again`}
                      onClick={() => run((db) => unmuteInChat(db, event.id, person.id))}
                    >
                      Let write again
                    </Button>
                  )}
                />
              )}
            </Panel>
            <ChatLog event={event} actions={desk.actions} />
          </div>
        </div>
      )}
    </div>
  );
}
