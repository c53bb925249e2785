import { data } from 'react-router';
import { dbContext } from '~/db/context';
import { listMyPermissions, listPermissionsOf } from '~/features/permissions/queries';
import { personName } from '~/features/permissions/rules';
import { changePicture } from '~/features/profiles/change-picture';
import { ProfileHero } from '~/features/profiles/components/profile-hero';
import { ProfilePhoto } from '~/features/profiles/components/profile-photo';
import { pictureOf } from '~/features/profiles/picture';
import { getProfile } from '~/features/profiles/queries';
import { saveAccount } from '~/features/session/account-action.server';
import { getAccountEmail, getViewer } from '~/features/session/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { missingPageMeta, pageMeta } from '~/lib/page-meta';
import { namePermissions } from '~/routes/name-permissions';
import { useBackendAddress } from '~/routes/use-backend-address';
import { LocalTime } from '~/ui/time/local-time';
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

/** Pictures go straight from the browser to storage; everything else is for the server. */
export async function clientAction({ request, context, serverAction }: Route.ClientActionArgs) {
  const changed = await changePicture(context.get(dbContext), await request.clone().formData());
  return changed ?? serverAction();
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
  const picture = pictureOf(person);
  const backend = useBackendAddress();
  return (
    <div className={classes.page}>
      <ProfileHero
        kind="user"
        id={person.id}
        eyebrow={own ? 'Your profile' : 'Profile'}
        title={name}
        text={
          <>
            Here since <LocalTime at={person.created_at} zone="UTC" style="date" /> · profile number{' '}
            {person.id}
          </>
        }
        picture={picture && <ProfilePhoto picture={picture} backend={backend} alt={`Picture of ${name}`} />}
      />
      {own ? (
        <OwnProfile
          name={person.display_name}
          email={email ?? ''}
          permissions={permissions}
          picture={picture}
          backend={backend}
          result={actionData && 'errors' in actionData ? actionData : undefined}
        />
      ) : (
        <ProfilePermissions permissions={permissions} title="Permissions" none={`${name} is in no team.`} />
      )}
    </div>
  );
}
