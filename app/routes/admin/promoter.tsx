import { href } from 'react-router';
import { dbContext } from '~/db/context';
import type { Db } from '~/db/db';
import { PayoutsPanel } from '~/features/payouts/components/payouts-panel';
import { getPromoterPayouts } from '~/features/payouts/queries';
import { getEditablePromoter } from '~/features/promoters/editing-queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { missingPageMeta, pageMeta } from '~/lib/page-meta';
import { keepWhenOffline } from '~/routes/keep-when-offline';
import { ButtonLink } from '~/ui/button/button-link';
import type { Route } from './+types/promoter';
import classes from './admin-page.module.css';
import { changeEntityTeam } from './change-entity-team';
import { EntityOverview } from './entity-overview';
import { EntityStanding } from './entity-standing';
import { editorLevel, loadEntity, ownerLevel } from './load-entity';
import { loadLevel } from './load-level';
import { loadTeam } from './load-team';
import { PromoterDetails } from './promoter-details';
import { TeamPage } from './team-page';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const [promoter, team, shown, payouts] = await Promise.all([
    orNotFound(getEditablePromoter(db, id)),
    loadTeam(db, 'promoter', id),
    loadEntity(db, 'promoter', id),
    loadPayouts(db, id),
  ]);
  return { promoter, team, payouts, ...shown };
}

/** For owners: others are not told. */
async function loadPayouts(db: Db, id: number) {
  return (await loadLevel(db, 'promoter', id)) < ownerLevel ? null : getPromoterPayouts(db, id);
}

export const loader = load;
export const clientLoader = load;
export const shouldRevalidate = keepWhenOffline;

const act = (args: Pick<Route.ActionArgs, 'params' | 'context' | 'request'>) =>
  changeEntityTeam('promoter', args);

export const action = act;
export const clientAction = act;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const name = loaderData?.promoter.content.name;
  return name ? pageMeta({ title: `${name} – promoter`, description: `Run ${name}.` }) : missingPageMeta;
};

export default function PromoterAdmin({ loaderData }: Route.ComponentProps) {
  const { promoter, team, payouts, level, lists } = loaderData;
  const entity = { type: 'promoter', id: promoter.id } as const;
  const { name } = promoter.content;
  const mayEdit = level >= editorLevel;
  return (
    <div className={classes.page} key={promoter.id}>
      <EntityOverview
        {...lists}
        entity={entity}
        eyebrow="Promoter"
        name={name}
        hidden={promoter.is_hidden}
        mayEdit={mayEdit}
        details={<PromoterDetails promoter={promoter} mayEdit={mayEdit} />}
        actions={
          <ButtonLink
            kind="secondary"
            icon="external"
            to={href('/promoter/:id', { id: String(promoter.id) })}
          >
            Public page
          </ButtonLink>
        }
      >
        {payouts && <PayoutsPanel promoterId={promoter.id} payouts={payouts} />}
        <EntityStanding entity={entity} name={name} hidden={promoter.is_hidden} level={level} />
      </EntityOverview>
      <TeamPage {...team} zone="UTC" />
    </div>
  );
}
