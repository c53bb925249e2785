import { href, redirect } from 'react-router';
import { dbContext } from '~/db/context';
import { readSuspendedNotice } from '~/db/suspended-notice.server';
import { SuspendedAccount } from '~/features/session/components/suspended-account';
import { getAccountEmail } from '~/features/session/queries';
import type { Route } from './+types/suspended';

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = () => [
  { title: 'Account suspended – Limelight' },
  { name: 'robots', content: 'noindex' },
];

/** The middleware has ended the session of whoever is suspended: who is still signed in is not. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if ((await getAccountEmail(context.get(dbContext))) !== null) throw redirect(href('/'));
  return { reason: readSuspendedNotice(request.headers.get('cookie')) };
}

export default function Suspended({ loaderData }: Route.ComponentProps) {
  return <SuspendedAccount reason={loaderData.reason} />;
}
