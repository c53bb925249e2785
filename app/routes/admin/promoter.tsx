import { href } from 'react-router';
import { dbContext } from '~/db/context';
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
import { editorLevel, loadEntity } from './load-entity';
import { loadTeam } from './load-team';
import { PromoterDetails } from './promoter-details';
import { TeamPage } from './team-page';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const [promoter, team, shown] = await Promise.all([
    orNotFound(getEditablePromoter(db, id)),
    loadTeam(db, 'promoter', id),
    loadEntity(db, 'promoter', id),
  ]);
  return { promoter, team, ...shown };
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
  const { promoter, team, level, lists } = loaderData;
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
        <EntityStanding entity={entity} name={name} hidden={promoter.is_hidden} level={level} />
      </EntityOverview>
      <TeamPage {...team} zone="UTC" />
    </div>
  );
}
