import { createHash, randomInt } from 'node:crypto';
import type postgres from 'postgres';
import { answer, emailOf, errorCode, pendingUser, textField } from './gotrue-answers.ts';
import { type AuthMailer, wantedRedirect } from './mail-redirect.ts';
import { refreshInTurn } from './refresh-in-turn.ts';
import { refuseBanned } from './refuse-banned.ts';

/**
 * Where @supabase/lite's auth answers otherwise than GoTrue, or tells strangers which accounts exist, evened
 * out in one place. tests/backend/session-answers.test.ts holds each of these.
 */

type Forward = (request: Request) => Promise<Response>;
type Options = {
  sql: postgres.Sql;
  siteUrl: string;
  mailer: AuthMailer;
  log: { error(facts: object, message: string): void };
  /** Answers that could betray an account are all given after this many milliseconds. */
  evenTime?: number;
};

export function evenOutAuth(options: Options): (request: Request, forward: Forward) => Promise<Response> {
  const { sql, siteUrl, evenTime = 500 } = options;
  const inTurn = refreshInTurn(sql);
  const giveToken = (grant: string | null, request: Request, body: string, call: Forward) => {
    if (grant === 'password') return signIn(request, call, evenTime);
    if (grant === 'refresh_token') return inTurn(textField(body, 'refresh_token'), () => call(request));
    return call(request);
  };
  return async (request, forward) => {
    const url = new URL(request.url);
    const action = url.pathname.replace('/auth/v1/', '');
    const redirectTo = ownAddress(url.searchParams.get('redirect_to'), siteUrl);
    const call = (inner: Request) => wantedRedirect.run(redirectTo, () => forward(inner));
    if (request.method === 'PUT' && action === 'user') return changeUser(request, call);
    if (action === 'verify') return refuseBanned(sql, await call(request));
    if (request.method !== 'POST') return call(request);
    const body = await request.clone().text();
    switch (action) {
      case 'signup':
        return answerAt(
          evenTime,
          options,
          wantedRedirect.run(redirectTo, () => signUp(request, body, call, options)),
          JSON.stringify(pendingUser(body)),
        );
      case 'otp':
      case 'magiclink':
      case 'recover':
        return answerAt(evenTime, options, hideUnknown(call(request)), '{}');
      case 'resend':
        return answerAt(
          evenTime,
          options,
          wantedRedirect.run(redirectTo, () => resend(body, request, call, options)),
          '{}',
        );
      case 'token':
        return refuseBanned(sql, await giveToken(url.searchParams.get('grant_type'), request, body, call));
      default:
        return call(request);
    }
  };
}

/** Mails lead to our own pages only. */
function ownAddress(address: string | null, siteUrl: string): string | undefined {
  if (address === null || !URL.canParse(address, siteUrl)) return undefined;
  const url = new URL(address, siteUrl);
  return url.origin === new URL(siteUrl).origin ? url.href : undefined;
}

/**
 * Given at a fixed time, whether or not a mail had to be sent first; what is still running then runs on, and
 * its failure is for the log and not for a stranger.
 */
async function answerAt(
  milliseconds: number,
  { log }: Options,
  work: Promise<Response>,
  late: string,
): Promise<Response> {
  const guardedWork = work.catch((error: unknown) => {
    log.error({ err: error }, 'an account mail failed');
    return answer(late);
  });
  const deadline = new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined));
  const [early] = await Promise.all([Promise.race([guardedWork, deadline]), deadline]);
  if (early && early.status < 500) return early;
  if (early) log.error({ status: early.status }, 'an account mail failed');
  return answer(late);
}

/** GoTrue answers a sign-up for a taken address like any other; and here, all of them alike. */
async function signUp(request: Request, body: string, call: Forward, options: Options): Promise<Response> {
  const response = await call(request);
  if (response.ok) return answer(JSON.stringify(pendingUser(body)));
  if ((await errorCode(response)) !== 'over_email_send_rate_limit') return response;
  const email = emailOf(body);
  // Whoever forgot that they have an account gets in all the same; anyone else learns nothing.
  if (!(await confirmAgain(email, options))) await call(signInLink(request, email));
  return answer(JSON.stringify(pendingUser(body)));
}

/** Lite refuses every repetition of the confirmation; GoTrue sends a fresh one. */
async function resend(body: string, request: Request, call: Forward, options: Options): Promise<Response> {
  const response = await call(request);
  if (response.ok || (await errorCode(response)) !== 'over_email_send_rate_limit') return response;
  if (JSON.parse(body).type === 'signup') await confirmAgain(emailOf(body), options);
  return answer('{}');
}

async function confirmAgain(email: string, { sql, mailer }: Options): Promise<boolean> {
  const code = String(randomInt(0, 100_000_000)).padStart(8, '0');
  // Lite looks tokens up by this hash, made from address and code.
  const hash = createHash('sha256')
    .update(email + code)
    .digest('hex');
  const changed = await sql`
    update auth.users set confirmation_token = ${hash}, confirmation_sent_at = now()
    where email = ${email} and confirmed_at is null returning id`;
  if (changed.length === 0) return false;
  await mailer.sendConfirmation(email, hash, code);
  return true;
}

function signInLink(request: Request, email: string): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const body = JSON.stringify({ email, create_user: false });
  return new Request(new URL('/auth/v1/otp', request.url), { method: 'POST', headers, body });
}

/** `otp` without making accounts says which addresses have one: it must not. */
async function hideUnknown(calling: Promise<Response>): Promise<Response> {
  const response = await calling;
  return (await errorCode(response)) === 'otp_disabled' ? answer('{}') : response;
}

/** A wrong password, an unknown address and an unconfirmed one: one answer, after one time. */
async function signIn(request: Request, call: Forward, evenTime: number): Promise<Response> {
  const deadline = new Promise((resolve) => setTimeout(resolve, evenTime));
  const response = await call(request);
  if (response.ok) return response;
  const code = await errorCode(response);
  await deadline;
  if (code !== 'email_not_confirmed') return response;
  const body = { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' };
  return Response.json(body, { status: 400, headers: { 'x-sb-error-code': body.error_code } });
}

/** Changing to a taken address says nothing either: no mail is sent and nothing changes. */
async function changeUser(request: Request, call: Forward): Promise<Response> {
  const asking = new Request(request.url, { headers: request.headers });
  asking.headers.delete('content-length');
  const body = await request.clone().text();
  const response = await call(request);
  if ((await errorCode(response)) !== 'email_exists') return response;
  const user: unknown = await (await call(asking)).json();
  return Response.json({
    ...(user as object),
    new_email: emailOf(body),
    email_change_sent_at: new Date().toISOString(),
  });
}
