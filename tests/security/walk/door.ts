import { randomUUID } from 'node:crypto';
import { doorEndpoints } from '../matrix/endpoints.ts';
import type { Scene } from '../scene/scene.ts';
import { ask } from './routes.ts';

const bodies: Record<string, object> = {
  'POST scan': { nonce: randomUUID(), at: Date.now(), direction: 'entry', token: 'no code' },
  'POST sync': {
    sentAt: Date.now(),
    scans: [{ nonce: randomUUID(), at: Date.now(), direction: 'entry', token: 'no code', outcome: 'forged' }],
  },
  'POST undo': { nonce: randomUUID(), scanNonce: randomUUID() },
  'POST gate': { gateId: null },
};

/** What a phone may with its token, and nobody without one, whoever they are. */
export async function walkDoor(scene: Scene): Promise<string[]> {
  const { ours, theirs } = scene.sides;
  const differences: string[] = [];
  const say = async (what: string, authorization: string, cookie = '') => {
    const [method = 'GET', call = ''] = what.split(' ');
    const body = bodies[what];
    return fetch(`${scene.url}/scanner/api/${call}`, {
      method,
      headers: { cookie, ...(authorization && { authorization }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  };
  for (const what of doorEndpoints.scanner) {
    const own = await say(what, `Scanner ${ours.deviceToken}`);
    if (own.status === 401 || own.status >= 500)
      differences.push(`${what} with a phone's token: ${own.status}`);
    const owner = scene.actors.find(({ name }) => name === 'owner');
    const without = [
      ['without a token', await say(what, '')],
      ["with an owner's cookies", await say(what, '', owner?.cookie)],
      ["with an owner's token", await say(what, `Bearer ${owner?.token}`)],
      ['with a token that nobody has', await say(what, `Scanner ${'A'.repeat(43)}`)],
    ] as const;
    for (const [how, { status }] of without) {
      if (status !== 401) differences.push(`${what} ${how}: ${status}, expected 401`);
    }
  }
  const pack = await (await say('GET pack', `Scanner ${theirs.deviceToken}`)).text();
  if (!pack.includes(`Night of theirs`) || pack.includes(`Night of ours`))
    differences.push("a phone's pack is not that of its own event alone");
  return differences;
}

/** Registering one's own phone: from the first level of that event on, staff neither. */
export async function walkRegistering(scene: Scene): Promise<string[]> {
  const { ours } = scene.sides;
  const answers = scene.actors.map(async (actor) => {
    const { status } = await ask(scene, actor, '/scanner/api/register', {
      method: 'POST',
      headers: { origin: scene.url },
      body: JSON.stringify({ eventId: ours.event, gateId: null, name: 'A phone' }),
    });
    const expected = actor.levels.ours >= 1 ? 200 : actor.user === null ? 401 : 404;
    return status === expected ? [] : [`POST register as ${actor.name}: ${status}, expected ${expected}`];
  });
  return (await Promise.all(answers)).flat();
}
