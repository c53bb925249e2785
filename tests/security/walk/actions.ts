import type { ActionRule } from '../matrix/actions.ts';
import { may, type Relations } from '../matrix/words.ts';
import type { Scene } from '../scene/scene.ts';
import { ask, inWords } from './routes.ts';

/** Posts as everybody, about what is of `ours`, from the site itself. */
export async function walkAction(scene: Scene, rule: ActionRule, relations: Relations): Promise<string[]> {
  const side = scene.sides.ours;
  const about = { side: side.name, isOut: true, person: side.person.id, to: null };
  const path = rule.at(side);
  const answers = scene.actors.map(async (actor) => {
    const body = rule.body(side);
    const told = await ask(scene, actor, path, {
      method: 'POST',
      headers: { origin: scene.url },
      body: typeof body === 'string' ? body : new URLSearchParams(body),
    });
    const [stranger = '', other = stranger] = rule.refused.split('/');
    const refused = actor.user === null ? stranger : other;
    const expected = may(rule.may, actor, about, relations) ? rule.answer : refused;
    const word = told.location?.startsWith('/login') ? 'gate' : inWords(told);
    const isRight = word === expected || (word === 'gate' && rule.refused.startsWith('gate'));
    return isRight ? [] : [`POST ${path} as ${actor.name}: ${word}, expected ${expected}`];
  });
  return (await Promise.all(answers)).flat();
}

/** The same post from a page elsewhere, with the cookies of somebody who may: refused before anything looks at it. */
export async function postFromElsewhere(scene: Scene, path: string): Promise<string[]> {
  const owner = scene.actors.find(({ name }) => name === 'owner');
  if (!owner) throw new Error('the scene has no owner');
  const differences: string[] = [];
  const marks: Record<string, string>[] = [
    { origin: 'https://elsewhere.example' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of marks) {
    const { status } = await ask(scene, owner, path, {
      method: 'POST',
      headers,
      body: new URLSearchParams({}),
    });
    // The router itself refuses a strange origin with 400 where a page would answer.
    if (status !== 403 && !(status === 400 && 'origin' in headers))
      differences.push(`POST ${path} with ${JSON.stringify(headers)}: ${status}, expected 403`);
  }
  return differences;
}
