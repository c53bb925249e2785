import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type EmbeddedTestBackend,
  hosted,
  randomAddress,
  randomPassword,
  startEmbedded,
  startTestBackend,
  type TestBackend,
} from '../fixtures/backend.ts';
import { codeIn, countMails, linkIn, newestMail } from '../fixtures/mailbox.ts';

describe('any backend', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend();
  });
  afterAll(() => backend.stop());

  test('a password signs in and out', async () => {
    const person = await backend.person();
    expect((await person.client.auth.getUser()).data.user?.email).toBe(person.email);
    await person.client.auth.signOut();
    expect((await person.client.auth.getSession()).data.session).toBeNull();
  });

  test('a wrong password and an unknown address are refused alike', async () => {
    const person = await backend.person();
    const wrong = await backend
      .anonymous()
      .auth.signInWithPassword({ email: person.email, password: 'not-the-password' });
    const unknown = await backend
      .anonymous()
      .auth.signInWithPassword({ email: randomAddress(), password: 'not-the-password' });
    expect(wrong.error?.code).toBe('invalid_credentials');
    expect(unknown.error).toMatchObject({
      code: wrong.error?.code,
      message: wrong.error?.message,
      status: wrong.error?.status,
    });
  });

  test('a refresh gives a new session', async () => {
    const person = await backend.person();
    const before = (await person.client.auth.getSession()).data.session;
    const { data, error } = await person.client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(before?.refresh_token);
    expect((await person.client.from('users').select('id')).data).toEqual([{ id: person.id }]);
  });

  test('sign-out everywhere ends the other sessions', async () => {
    const person = await backend.person();
    const elsewhere = backend.anonymous();
    await elsewhere.auth.signInWithPassword(person);
    await person.client.auth.signOut({ scope: 'global' });
    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
  });

  test('a signed-in person changes the password', async () => {
    const person = await backend.person();
    const password = randomPassword();
    expect((await person.client.auth.updateUser({ password })).error).toBeNull();
    expect(
      (await backend.anonymous().auth.signInWithPassword({ email: person.email, password })).error,
    ).toBeNull();
    expect((await backend.anonymous().auth.signInWithPassword(person)).error?.code).toBe(
      'invalid_credentials',
    );
  });

  test('a short password is refused', async () => {
    const { error } = await backend.anonymous().auth.signUp({ email: randomAddress(), password: 'short' });
    expect(error?.code).toBe('weak_password');
  });

  test('the service key reaches every row', async () => {
    const person = await backend.person();
    const { data } = await backend.service().from('users').select('id').eq('id', person.id);
    expect(data).toEqual([{ id: person.id }]);
  });
});

describe.runIf(!hosted)('mail of the embedded backend', () => {
  let backend: EmbeddedTestBackend;
  beforeAll(async () => {
    backend = await startEmbedded();
  });
  afterAll(() => backend.stop());

  const signUp = async () => {
    const client = backend.anonymous();
    const who = { email: randomAddress(), password: randomPassword() };
    const { data, error } = await client.auth.signUp(who);
    expect({ error, session: data.session }).toEqual({ error: null, session: null });
    return { client, ...who };
  };

  test('sign-up waits for the link in the mail', async () => {
    const { client, email, password } = await signUp();
    expect((await client.auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    );
    const link = linkIn(await newestMail(backend.sql, email));
    expect(link).toMatchObject({ path: '/auth-callback', type: 'signup' });
    const { data } = await client.auth.verifyOtp({ token_hash: link.tokenHash, type: 'signup' });
    expect(data.session?.user.email).toBe(email);
  });

  test('the internal record exists as soon as the account does, with the given name', async () => {
    const email = randomAddress();
    const { error } = await backend
      .anonymous()
      .auth.signUp({ email, password: randomPassword(), options: { data: { display_name: 'Ada' } } });
    expect(error).toBeNull();
    const rows =
      await backend.sql`select u.display_name from public.users u join auth.users a on a.id = u.supabase_id where a.email = ${email}`;
    expect(rows[0]?.display_name).toBe('Ada');
  });

  test('a link works once', async () => {
    const { client, email } = await signUp();
    const { tokenHash } = linkIn(await newestMail(backend.sql, email));
    await client.auth.verifyOtp({ token_hash: tokenHash, type: 'signup' });
    const again = await backend.anonymous().auth.verifyOtp({ token_hash: tokenHash, type: 'signup' });
    expect(again.error?.code).toBe('otp_expired');
  });

  test('two taps on one link at the same instant: one session', async () => {
    const { email } = await signUp();
    const { tokenHash } = linkIn(await newestMail(backend.sql, email));
    const taps = await Promise.all(
      [1, 2].map(() => backend.anonymous().auth.verifyOtp({ token_hash: tokenHash, type: 'signup' })),
    );
    expect(taps.filter(({ data }) => data.session !== null)).toHaveLength(1);
  });

  test('a magic link signs in, the code in the same mail too', async () => {
    const person = await backend.person();
    await backend
      .anonymous()
      .auth.signInWithOtp({ email: person.email, options: { shouldCreateUser: false } });
    const mail = await newestMail(backend.sql, person.email);
    const client = backend.anonymous();
    const { data } = await client.auth.verifyOtp({
      email: person.email,
      token: codeIn(mail),
      type: 'magiclink',
    });
    expect(data.user?.email).toBe(person.email);
    await backend
      .anonymous()
      .auth.signInWithOtp({ email: person.email, options: { shouldCreateUser: false } });
    const link = linkIn(await newestMail(backend.sql, person.email));
    const byLink = await backend
      .anonymous()
      .auth.verifyOtp({ token_hash: link.tokenHash, type: 'magiclink' });
    expect(byLink.data.user?.email).toBe(person.email);
  });

  test('a recovery link signs in to choose a new password', async () => {
    const person = await backend.person();
    await backend.anonymous().auth.resetPasswordForEmail(person.email);
    const link = linkIn(await newestMail(backend.sql, person.email));
    expect(link.type).toBe('recovery');
    const client = backend.anonymous();
    await client.auth.verifyOtp({ token_hash: link.tokenHash, type: 'recovery' });
    const password = randomPassword();
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    expect(
      (await backend.anonymous().auth.signInWithPassword({ email: person.email, password })).error,
    ).toBeNull();
  });

  test('an unknown address gets no recovery mail, and the answer is the same', async () => {
    const person = await backend.person();
    const nobody = randomAddress();
    const known = await backend.anonymous().auth.resetPasswordForEmail(person.email);
    const unknown = await backend.anonymous().auth.resetPasswordForEmail(nobody);
    expect(unknown).toEqual(known);
    expect(await countMails(backend.sql, nobody)).toBe(0);
  });

  test('a change of address is confirmed from the new mailbox', async () => {
    const person = await backend.person();
    const email = randomAddress();
    expect((await person.client.auth.updateUser({ email })).error).toBeNull();
    const link = linkIn(await newestMail(backend.sql, email));
    await backend.anonymous().auth.verifyOtp({ token_hash: link.tokenHash, type: 'email_change' });
    expect(
      (await backend.anonymous().auth.signInWithPassword({ email, password: person.password })).error,
    ).toBeNull();
  });

  test('a redirect to a stranger is not carried by the mail', async () => {
    const person = await backend.person();
    await backend
      .anonymous()
      .auth.resetPasswordForEmail(person.email, { redirectTo: 'https://evil.example/steal' });
    const { redirectTo } = linkIn(await newestMail(backend.sql, person.email));
    expect(new URL(redirectTo).origin).toBe(backend.url);
  });
});
