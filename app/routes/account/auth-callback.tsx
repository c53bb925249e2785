import { dbContext, platformContext } from '~/db/context';
import { reasonOfCode } from '~/features/session/auth-reason';
import { answerCallback } from '~/features/session/callback-action.server';
import { CallbackFailure } from '~/features/session/components/callback-failure';
import { RedeemLink } from '~/features/session/components/redeem-link';
import { parseLinkType } from '~/features/session/link-type';
import type { Route } from './+types/auth-callback';

/** The address holds a secret until it is redeemed: not to be kept, and not to be told to other sites. */
export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });

export const meta: Route.MetaFunction = () => [
  { title: 'Signing you in – Limelight' },
  { name: 'robots', content: 'noindex' },
];

const carried = ['token_hash', 'type', 'code', 'redirect', 'redirect_to'];

export function loader({ url }: Route.LoaderArgs) {
  const params = url.searchParams;
  const linkType = parseLinkType(params.get('type')) ?? null;
  if (params.has('error') || params.has('error_code')) {
    const reason = reasonOfCode(params.get('error_code')) ?? 'provider_refused';
    return { reason, linkType, fields: {} };
  }
  const complete = params.has('code') || (params.has('token_hash') && linkType !== null);
  const given = carried.flatMap((name): [string, string][] => {
    const value = params.get(name);
    return value === null ? [] : [[name, value]];
  });
  return { reason: complete ? null : 'link_broken', linkType, fields: Object.fromEntries(given) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerCallback({
    db: context.get(dbContext),
    platform: context.get(platformContext),
    form: await request.formData(),
  });
}

export default function AuthCallback({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData) return <CallbackFailure {...actionData} />;
  const { reason, linkType, fields } = loaderData;
  if (reason !== null) return <CallbackFailure reason={reason} linkType={linkType} />;
  return <RedeemLink fields={fields} linkType={linkType} />;
}
