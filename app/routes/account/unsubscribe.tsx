import { data, Form, href, useNavigation } from 'react-router';
import { platformContext } from '~/db/context';
import { wordsOfCategory } from '~/features/notifications/categories';
import { pageMeta } from '~/lib/page-meta';
import { personalHeaders } from '~/routes/public/load-own-order.server';
import { useViewer } from '~/routes/use-viewer';
import { readUnsubscribe, setMailWanted } from '~/services/notifications/unsubscribe-link.server';
import { Button } from '~/ui/button/button';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import type { Route } from './+types/unsubscribe';
import classes from './account-page.module.css';

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('t') ?? '';

/** Says what the link does and does nothing: programs open links before people do. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = await readUnsubscribe(context.get(platformContext), tokenOf(request));
  const status = asked ? 200 : 400;
  return data({ category: asked?.category ?? null }, { status, headers: personalHeaders });
}

/** From the button, and from mail programs with a button of their own: the link alone says whose mail it is. */
export async function action({ request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const asked = await readUnsubscribe(platform, tokenOf(request));
  const form = await request.formData();
  const wanted = form.get('intent') === 'again';
  const isDone = asked !== undefined && (await setMailWanted(platform, asked, wanted));
  return data({ isDone, wanted }, { status: isDone ? 200 : 400, headers: personalHeaders });
}

export const headers = ({ loaderHeaders, actionHeaders }: Route.HeadersArgs) =>
  actionHeaders ?? loaderHeaders;

export const meta = () =>
  pageMeta({ title: 'Mails from Limelight', description: 'Where mails that you no longer want end.' });

export default function Unsubscribe({ loaderData: { category }, actionData }: Route.ComponentProps) {
  const viewer = useViewer();
  const busy = useNavigation().state !== 'idle';
  const isEnded = actionData?.isDone === true && !actionData.wanted;
  if (category === null || actionData?.isDone === false)
    return (
      <div className={classes.page}>
        <PageHeader title="Mails from Limelight" />
        <EmptyState
          icon="mail"
          title="This link does not work"
          action={<ButtonLink to={href('/')}>See what’s on</ButtonLink>}
        >
          It is not whole, or not from us, so nothing was changed. Open the link in the mail once more, or
          sign in and choose in your settings what we write to you about.
        </EmptyState>
      </div>
    );
  const { title, text } = wordsOfCategory(category);
  return (
    <div className={classes.page}>
      <PageHeader title="Mails from Limelight" />
      <EmptyState
        icon="mail"
        title={
          isEnded ? 'No more of these mails' : actionData ? 'These mails come again' : `“${title}” by mail`
        }
        action={
          <>
            <Form method="post">
              <input type="hidden" name="intent" value={isEnded ? 'again' : 'end'} />
              <Button type="submit" kind={isEnded ? 'secondary' : 'primary'} busy={busy}>
                {isEnded ? 'Send them again' : 'No more of these mails'}
              </Button>
            </Form>
            {viewer && (
              <ButtonLink
                kind="quiet"
                to={`${href('/user/:id', { id: String(viewer.userId) })}#notification-settings`}
              >
                All settings
              </ButtonLink>
            )}
          </>
        }
      >
        {isEnded
          ? `We no longer write to you about “${title}”. Should you miss it: the button takes it back, and with an account it is in your settings.`
          : `${text} Everything else, and tickets above all, still comes.`}
      </EmptyState>
    </div>
  );
}
