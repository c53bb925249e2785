import { dbContext, platformContext } from '~/db/context';
import { afterSignIn } from '~/features/session/after-sign-in';
import { AddressConfirmed } from '~/features/session/components/address-confirmed';
import { CheckMail } from '~/features/session/components/check-mail';
import { answerMailForm } from '~/features/session/mail-action.server';
import { parseMailKind } from '~/features/session/mail-kind';
import type { Route } from './+types/email-confirmation';

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.confirmed ? 'Address confirmed' : 'Check your mail'} – Limelight` },
  { name: 'robots', content: 'noindex' },
];

export function loader({ url, context }: Route.LoaderArgs) {
  const params = url.searchParams;
  return {
    confirmed: params.get('confirmed'),
    kind: parseMailKind(params.get('kind')),
    email: params.get('email') ?? '',
    redirectTo: afterSignIn(params.get('redirect')),
    mailboxOpen: context.get(platformContext).mailboxOpen,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerMailForm({
    db: context.get(dbContext),
    platform: context.get(platformContext),
    form: await request.formData(),
  });
}

export default function EmailConfirmation({ loaderData, actionData }: Route.ComponentProps) {
  const { confirmed, mailboxOpen } = loaderData;
  if (confirmed) {
    return <AddressConfirmed changed={confirmed === 'email_change'} redirectTo={loaderData.redirectTo} />;
  }
  const { kind, email, redirectTo } = actionData ?? loaderData;
  const mailbox =
    mailboxOpen && email ? `/local/mailbox?to=${encodeURIComponent(email.toLowerCase())}` : null;
  return (
    <CheckMail
      kind={kind}
      email={email}
      redirectTo={redirectTo}
      mailbox={mailbox}
      sent={actionData?.reason === null}
      reason={actionData?.reason ?? null}
    />
  );
}
