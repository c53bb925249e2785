import type { EmailOtpType, Provider } from '@supabase/supabase-js';
import type { Db } from '~/db/db';
import { forgetSignedIn, getSignedIn } from '~/db/signed-in';
import { unwrap } from '~/db/unwrap';
import { authError } from '~/features/session/auth-reason';
import { AppError } from '~/lib/app-error';

type Credentials = { email: string; password: string };
type SignOutScope = 'local' | 'global' | 'others';

export async function signIn(db: Db, credentials: Credentials): Promise<void> {
  await settle(db, db.auth.signInWithPassword(credentials));
}

/** Answers the same whether or not the address has an account already. */
export async function signUp(
  db: Db,
  options: Credentials & { name: string; returnTo: string },
): Promise<void> {
  const { email, password, name, returnTo } = options;
  const details = { data: { display_name: name }, emailRedirectTo: returnTo };
  await settle(db, db.auth.signUp({ email, password, options: details }));
}

export async function sendSignInLink(db: Db, email: string, returnTo: string): Promise<void> {
  const { error } = await db.auth.signInWithOtp({
    email,
    options: { shouldCreateUser: false, emailRedirectTo: returnTo },
  });
  // An address without an account: saying so would tell strangers who has one.
  if (error && error.code !== 'otp_disabled') throw authError(error);
}

export async function sendPasswordReset(db: Db, email: string, returnTo: string): Promise<void> {
  await settle(db, db.auth.resetPasswordForEmail(email, { redirectTo: returnTo }));
}

export async function resendConfirmation(db: Db, email: string, returnTo: string): Promise<void> {
  await settle(db, db.auth.resend({ type: 'signup', email, options: { emailRedirectTo: returnTo } }));
}

/** Answers the provider's address to go to; the proof key stays behind in a cookie. */
export async function beginProviderSignIn(db: Db, provider: Provider, returnTo: string): Promise<string> {
  const options = { redirectTo: returnTo, skipBrowserRedirect: true };
  const { data, error } = await db.auth.signInWithOAuth({ provider, options });
  if (error) throw authError(error);
  return data.url;
}

export async function exchangeCode(db: Db, code: string): Promise<void> {
  await settle(db, db.auth.exchangeCodeForSession(code));
}

export async function verifyLink(db: Db, tokenHash: string, type: EmailOtpType): Promise<void> {
  await settle(db, db.auth.verifyOtp({ token_hash: tokenHash, type }));
}

/** The code of a mail, typed instead of following its link. */
export async function verifyCode(db: Db, email: string, code: string, type: EmailOtpType): Promise<void> {
  await settle(db, db.auth.verifyOtp({ email, token: code, type }));
}

export async function signOut(db: Db, scope: SignOutScope): Promise<void> {
  const { error } = await db.auth.signOut({ scope });
  forgetSignedIn(db);
  if (error && error.name !== 'AuthSessionMissingError') throw authError(error);
}

export async function changeName(db: Db, name: string): Promise<void> {
  const person = await requirePerson(db);
  unwrap(await db.from('users').update({ display_name: name }).eq('supabase_id', person.supabaseId));
}

/** The new address gets a mail; until its link is followed the old one stays. */
export async function changeEmail(db: Db, email: string, returnTo: string): Promise<void> {
  const { error } = await db.auth.updateUser({ email }, { emailRedirectTo: returnTo });
  if (error && error.code !== 'email_exists') throw authError(error);
}

/** After a recovery link, whose session is itself the proof. Every other device is signed out. */
export async function setPassword(db: Db, password: string): Promise<void> {
  await settle(db, db.auth.updateUser({ password }));
  await signOut(db, 'others');
}

export async function changePassword(db: Db, current: string, next: string): Promise<void> {
  await proveIdentity(db, current);
  await setPassword(db, next);
}

/** The present password begins a new session: what asks for a recent one is satisfied by it. */
export async function proveIdentity(db: Db, password: string): Promise<void> {
  const { email } = await requirePerson(db);
  if (password === '') throw new AppError('current_password_missing');
  try {
    await signIn(db, { email, password });
  } catch (error) {
    if (error instanceof AppError && error.reason === 'wrong_password') {
      throw new AppError('wrong_current_password', { cause: error });
    }
    throw error;
  }
}

async function requirePerson(db: Db) {
  const person = await getSignedIn(db);
  if (!person) throw new AppError('session_ended');
  return person;
}

/** Whatever changed the session, the next question about it must be asked anew. */
async function settle(
  db: Db,
  call: Promise<{ error: Parameters<typeof authError>[0] | null }>,
): Promise<void> {
  const { error } = await call;
  forgetSignedIn(db);
  if (error) throw authError(error);
}
