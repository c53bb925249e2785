import { data } from 'react-router';
import { dbContext, platformContext } from '~/db/context';
import type { Db } from '~/db/db';
import { changeClaims } from '~/features/claims/change-claims';
import { changeNotifications } from '~/features/notifications/change-notifications';
import { personName } from '~/features/permissions/rules';
import { changePicture } from '~/features/profiles/change-picture';
import { changeProfile } from '~/features/profiles/change-profile';
import { ProfileHero } from '~/features/profiles/components/profile-hero';
import { ProfilePhoto } from '~/features/profiles/components/profile-photo';
import { saveAccount } from '~/features/session/account-action.server';
import { getViewer } from '~/features/session/queries';
import { fetchMyTickets } from '~/features/tickets/queries';
import { requireEntityId } from '~/lib/entity-id';
import { missingPageMeta, pageMeta } from '~/lib/page-meta';
import { profilePictureOf } from '~/lib/profile-picture';
import { useBackendAddress } from '~/routes/use-backend-address';
import { listSignedTickets } from '~/services/tickets/own-tickets.server';
import type { Route } from './+types/profile';
import classes from './account-page.module.css';
import { loadProfile } from './load-profile';
import { OthersProfile } from './others-profile';
import { OwnProfile } from './own-profile';
import { ProfileFacts } from './profile-facts';

export const loader = (args: Route.LoaderArgs) =>
  loadProfile(args, () => listSignedTickets(args.context.get(platformContext), args.context.get(dbContext)));
export const clientLoader = (args: Route.ClientLoaderArgs) => loadProfile(args, fetchMyTickets);

/** What both sides can do as the person themselves. */
async function change(db: Db, form: FormData) {
  return (
    (await changeNotifications(db, form)) ?? (await changeClaims(db, form)) ?? (await changeProfile(db, form))
  );
}

export async function action({ params, context, request }: Route.ActionArgs) {
  const db = context.get(dbContext);
  const viewer = await getViewer(db);
  if (viewer?.userId !== requireEntityId(params.id)) throw data(null, { status: 404 });
  const form = await request.formData();
  return (await change(db, form)) ?? saveAccount(context, form);
}

/** Pictures go straight from the browser to storage, and how one signs in is for the server. */
export async function clientAction({ request, context, serverAction }: Route.ClientActionArgs) {
  const db = context.get(dbContext);
  const form = await request.clone().formData();
  return (await changePicture(db, form)) ?? (await change(db, form)) ?? serverAction();
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta;
  const { person, own } = loaderData;
  const name = personName(person.id, person.display_name);
  return pageMeta({
    title: name,
    description: own ? 'Your profile, tickets and settings.' : person.bio || `The profile of ${name}.`,
  });
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { person, own } = loaderData;
  const name = personName(person.id, person.display_name);
  const picture = profilePictureOf(person);
  const backend = useBackendAddress();
  return (
    <div className={classes.page}>
      <ProfileHero
        kind="user"
        id={person.id}
        eyebrow={own ? 'Your profile' : 'Profile'}
        title={name}
        text={person.bio}
        picture={picture && <ProfilePhoto picture={picture} backend={backend} alt={`Picture of ${name}`} />}
      >
        <ProfileFacts profile={loaderData} name={name} />
      </ProfileHero>
      {own ? (
        <OwnProfile
          {...loaderData}
          own={own}
          picture={picture}
          backend={backend}
          result={actionData && 'done' in actionData ? actionData : undefined}
        />
      ) : (
        <OthersProfile {...loaderData} name={name} backend={backend} />
      )}
    </div>
  );
}
