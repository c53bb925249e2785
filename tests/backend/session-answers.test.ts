import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createWorld, type World } from './session-world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

const password = 'a long enough password';
const known = 'visitor@limelight.test';

/** What a stranger can learn from an answer: status, words and time. */
async function ask(path: string, body: object) {
  const began = performance.now();
  const response = await world.auth(path, body, `198.51.100.${Math.floor(Math.random() * 250)}`);
  const words = (await response.text())
    .replace(/[0-9a-f-]{36}|\d{4}-\d\d-\d\dT[^"]+Z/g, '*')
    .replaceAll(/"[^"]+@[^"]+"/g, '"@"');
  return { status: response.status, words, milliseconds: performance.now() - began };
}

/** Mail may go out after the answer: that is the point of answering at an even time. */
function arrival(email: string, count: number) {
  const look = async () => {
    const mails = await world.mails(email);
    expect(mails).toHaveLength(count);
    return mails;
  };
  return vi.waitFor(look, { timeout: 10_000 });
}

async function expectAlike(path: string, bodies: object[]) {
  const answers = [];
  for (const body of bodies) answers.push(await ask(path, body));
  const [first] = answers;
  for (const { status, words } of answers)
    expect({ status, words }).toEqual({ status: first?.status, words: first?.words });
  for (const { milliseconds } of answers) {
    expect(milliseconds).toBeGreaterThan(world.evenTime - 5);
    expect(milliseconds).toBeLessThan(world.evenTime * 4);
  }
  return first;
}

describe('accounts cannot be found out by', () => {
  test('signing up', async () => {
    await ask('signup', { email: 'unconfirmed@limelight.test', password });
    await arrival('unconfirmed@limelight.test', 1);
    const answer = await expectAlike('signup', [
      { email: 'someone-new@limelight.test', password },
      { email: 'unconfirmed@limelight.test', password },
      { email: known, password },
    ]);
    expect(answer?.status).toBe(200);
  });

  test('asking for a sign-in link', async () => {
    const answer = await expectAlike('otp', [
      { email: 'nobody@limelight.test', create_user: false },
      { email: known, create_user: false },
    ]);
    expect(answer).toMatchObject({ status: 200, words: '{}' });
  });

  test('forgetting a password', async () => {
    await expectAlike('recover', [{ email: 'nobody-2@limelight.test' }, { email: known }]);
  });

  test('asking for the confirmation again', async () => {
    await ask('signup', { email: 'waiting@limelight.test', password });
    await arrival('waiting@limelight.test', 1);
    const bodies = ['nobody-3@limelight.test', 'waiting@limelight.test', known].map((email) => ({
      email,
      type: 'signup',
    }));
    const answer = await expectAlike('resend', bodies);
    expect(answer?.status).toBe(200);
  });

  test('guessing a password', async () => {
    await ask('signup', { email: 'pending@limelight.test', password });
    await arrival('pending@limelight.test', 1);
    const answer = await expectAlike('token?grant_type=password', [
      { email: 'nobody-4@limelight.test', password: 'wrong' },
      { email: 'pending@limelight.test', password },
      { email: known, password: 'wrong' },
    ]);
    expect(answer?.status).toBe(400);
  });
});

test('the confirmation that is sent again works, and only the newest does', async () => {
  const email = 'again@limelight.test';
  await ask('signup?redirect_to=http%3A%2F%2Flimelight.test%2Fevent%2F1', { email, password });
  await arrival(email, 1);
  await ask('resend?redirect_to=http%3A%2F%2Flimelight.test%2Fevent%2F1', { email, type: 'signup' });
  const mails = await arrival(email, 2);
  const links = mails.map(({ text }) => new URL(/http\S+auth-callback\S+/.exec(text)?.[0] ?? ''));
  expect(links[1]?.searchParams.get('redirect_to')).toBe('http://limelight.test/event/1');
  const [old, fresh] = links.map((link) => link.searchParams.get('token_hash'));
  expect((await ask('verify', { token_hash: old, type: 'signup' })).status).toBe(403);
  expect((await ask('verify', { token_hash: fresh, type: 'signup' })).status).toBe(200);
  expect((await ask('verify', { token_hash: fresh, type: 'signup' })).status).toBe(403);
  expect((await ask('token?grant_type=password', { email, password })).status).toBe(200);
});

test('signing up with an address that has an account sends its owner a sign-in link', async () => {
  const before = (await world.mails('organiser@limelight.test')).length;
  await ask('signup', { email: 'organiser@limelight.test', password });
  const mails = await arrival('organiser@limelight.test', before + 1);
  expect(mails.slice(before).map(({ subject }) => subject)).toEqual(['Your sign-in link']);
});

test('nothing went wrong behind the even answers', () => {
  expect(world.failures).toEqual([]);
});
