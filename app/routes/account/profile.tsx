import { data } from 'react-router';
import { dbContext } from '~/db/context';
import { listMyPermissions, listPermissionsOf } from '~/features/permissions/queries';
import { personName } from '~/features/permissions/rules';
import { ProfileHero } from '~/features/profiles/components/profile-hero';
import { getProfile } from '~/features/profiles/queries';
import { saveAccount } from '~/features/session/account-action.server';
import { getAccountEmail, getViewer } from '~/features/session/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { missingPageMeta, pageMeta } from '~/lib/page-meta';
import { formatDate } from '~/lib/time';
import { namePermissions } from '~/routes/name-permissions';
import type { Route } from './+types/profile';
import classes from './account-page.module.css';
import { OwnProfile } from './own-profile';
import { ProfilePermissions } from './profile-permissions';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const [person, viewer] = await Promise.all([orNotFound(getProfile(db, id)), getViewer(db)]);
  const own = viewer?.userId === id;
  const [permissions, email] = await Promise.all([
    own ? listMyPermissions(db) : listPermissionsOf(db, id),
    own ? getAccountEmail(db) : null,
  ]);
  return { person, own, email, permissions: await namePermissions(db, permissions) };
}

export const loader = load;
export const clientLoader = load;

export async function action({ params, context, request }: Route.ActionArgs) {
  const db = context.get(dbContext);
  const viewer = await getViewer(db);
  if (viewer?.userId !== requireEntityId(params.id)) throw data(null, { status: 404 });
  return saveAccount(context, await request.formData());
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta;
  const name = personName(loaderData.person.id, loaderData.person.display_name);
  return pageMeta({
    title: name,
    description: loaderData.own ? 'Your profile, tickets and settings.' : `The profile of ${name}.`,
  });
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { person, own, email, permissions } = loaderData;
  const name = personName(person.id, person.display_name);
  return (
    <div className={classes.page}>
      <ProfileHero
        kind="user"
        id={person.id}
        eyebrow={own ? 'Your profile' : 'Profile'}
        title={name}
        text={`Here since ${formatDate(person.created_at, 'UTC', 'long')} · profile number ${person.id}`}
      />
      {own ? (
        <OwnProfile
          name={person.display_name}
          email={email ?? ''}
          permissions={permissions}
          result={actionData}
        />
      ) : (
        <ProfilePermissions permissions={permissions} title="Permissions" none={`${name} is in no team.`} />
      )}
    </div>
  );
}
