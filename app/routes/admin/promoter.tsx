import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { listEventsOf } from '~/features/events/queries';
import { currentMinute } from '~/features/events/rules';
import { listTeam } from '~/features/permissions/queries';
import { getPromoter } from '~/features/promoters/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { missingPageMeta, pageMeta } from '~/lib/page-meta';
import { useViewer } from '~/routes/use-viewer';
import { ButtonLink } from '~/ui/button/button-link';
import type { Route } from './+types/promoter';
import { EntityOverview } from './entity-overview';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const now = currentMinute();
  const [promoter, upcoming, past, team] = await Promise.all([
    orNotFound(getPromoter(db, id)),
    listEventsOf(db, { promoter: id }, 'upcoming', now),
    listEventsOf(db, { promoter: id }, 'past', now),
    listTeam(db, 'promoter', id),
  ]);
  return { promoter, upcoming, past, team };
}

export const loader = load;
export const clientLoader = load;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: `${loaderData.promoter.name} – promoter`,
        description: `Run ${loaderData.promoter.name}.`,
      })
    : missingPageMeta;

export default function PromoterAdmin({ loaderData }: Route.ComponentProps) {
  const { promoter, ...lists } = loaderData;
  const id = { id: String(promoter.id) };
  return (
    <EntityOverview
      {...lists}
      eyebrow="Promoter"
      name={promoter.name}
      viewerId={useViewer()?.userId ?? 0}
      zone="UTC"
      facts={[
        { name: 'Name', value: promoter.name },
        { name: 'Description', value: promoter.description || 'None' },
      ]}
      actions={
        <ButtonLink kind="secondary" icon="external" to={href('/promoter/:id', id)}>
          Public page
        </ButtonLink>
      }
    />
  );
}
