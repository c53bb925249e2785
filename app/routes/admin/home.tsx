import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { EventRows } from '~/features/events/components/event-row';
import { LevelBadge } from '~/features/permissions/components/level-badge';
import { PermissionGroup } from '~/features/permissions/components/permission-list';
import { TakenBar } from '~/features/ticket-types/components/taken-bar';
import { pageMeta } from '~/lib/page-meta';
import { keepWhenOffline } from '~/routes/keep-when-offline';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import type { Route } from './+types/home';
import classes from './admin-page.module.css';
import { AttentionList } from './attention-list';
import { CreateEntity } from './create-entity';
import { ownerLevel } from './load-entity';
import { loadHome } from './load-home';

const load = ({ context }: Pick<Route.LoaderArgs, 'context'>) => loadHome(context.get(dbContext));

export const loader = load;
export const clientLoader = load;
export const shouldRevalidate = keepWhenOffline;

export const meta = () =>
  pageMeta({ title: 'What you run', description: 'Your events, venues, artists and promoters.' });

const groups = [
  { type: 'venue', title: 'Venues' },
  { type: 'artist', title: 'Artists' },
  { type: 'promoter', title: 'Promoters' },
  { type: 'platform', title: 'Platform' },
] as const;

export default function AdminHome({ loaderData }: Route.ComponentProps) {
  const { levels, upcoming, sales, past, attention, others, promoters } = loaderData;
  const toEvent = (event: { id: number }) => href('/admin/event/:id', { id: String(event.id) });
  // Most of what somebody runs is their own: only what is not says so.
  const levelOf = ({ id }: { id: number }) => {
    const level = levels[id] ?? 0;
    return level < ownerLevel && <LevelBadge level={level} />;
  };
  const salesOf = ({ id, status }: { id: number; status: string }) => {
    const sold = sales[id];
    return sold && <TakenBar sold={sold.sold} size={sold.capacity} isOff={status === 'cancelled'} />;
  };
  if (upcoming.length + past.length + others.length === 0) {
    return (
      <div className={classes.page}>
        <PageHeader title="What you run" />
        <CreateEntity promoters={promoters} />
        <EmptyState
          icon="users"
          title="You run nothing yet"
          action={
            <ButtonLink to="?new=event" icon="plus">
              Create your first event
            </ButtonLink>
          }
        >
          Create something of your own, or ask whoever runs an event, venue, artist or promoter to invite you.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <PageHeader title="What you run" />
      <CreateEntity promoters={promoters} />
      <div className={classes.desk}>
        <AttentionList items={attention} />
        <div className={classes.stack}>
          <Panel title="Upcoming events">
            {upcoming.length > 0 ? (
              <EventRows events={upcoming} linkTo={toEvent} asideOf={levelOf} belowOf={salesOf} showStatus />
            ) : (
              <p className={classes.muted}>No upcoming events.</p>
            )}
          </Panel>
          {past.length > 0 && (
            <Panel title="Past events">
              <EventRows events={past} linkTo={toEvent} asideOf={levelOf} />
            </Panel>
          )}
        </div>
        {others.length > 0 && (
          <Panel title="Also yours">
            {groups.map(({ type, title }) => (
              <PermissionGroup
                key={type}
                title={title}
                permissions={others.filter(({ entityType }) => entityType === type)}
              />
            ))}
          </Panel>
        )}
      </div>
    </div>
  );
}
