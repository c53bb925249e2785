import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { ProfileEvents } from '~/features/events/components/profile-events';
import { listEventsOf } from '~/features/events/queries';
import { currentMinute } from '~/features/events/rules';
import { ProfileHero } from '~/features/profiles/components/profile-hero';
import { getPromoter } from '~/features/promoters/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { excerpt, missingPageMeta, pageMeta, publicUrlOf } from '~/lib/page-meta';
import type { Route } from './+types/promoter';
import classes from './profile.module.css';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const now = currentMinute();
  const [promoter, upcoming, past] = await Promise.all([
    orNotFound(getPromoter(db, id)),
    listEventsOf(db, { promoter: id }, 'upcoming', now),
    listEventsOf(db, { promoter: id }, 'past', now),
  ]);
  return { promoter, upcoming, past, now };
}

export const loader = load;
export const clientLoader = load;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta;
  const { promoter } = loaderData;
  return pageMeta({
    title: promoter.name,
    description: excerpt(promoter.description, `Upcoming and past events by ${promoter.name}.`),
    path: href('/promoter/:id', { id: String(promoter.id) }),
    publicUrl: publicUrlOf(matches),
    type: 'profile',
  });
}

export default function PromoterPage({ loaderData }: Route.ComponentProps) {
  const { promoter, upcoming, past, now } = loaderData;
  return (
    <div className={classes.page}>
      <ProfileHero
        kind="promoter"
        id={promoter.id}
        eyebrow="Promoter"
        title={promoter.name}
        text={promoter.description}
      />
      <ProfileEvents name={promoter.name} upcoming={upcoming} past={past} now={now} />
    </div>
  );
}
