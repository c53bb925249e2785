import type { FunctionRule } from '../matrix/notation.ts';
import type { Scene } from '../scene/scene.ts';
import type { Side } from '../scene/side.ts';
import { callAsEach } from './functions.ts';

/**
 * Functions that tell a stranger with an account whether something hidden is there: one answer for a draft of somebody else's
 * and what belongs to it, another for ids that nobody has. The stranger is the holder of the other side, to whom nothing here is
 * addressed.
 */
export async function listTelling(scene: Scene, rules: FunctionRule[]): Promise<string[]> {
  const { theirs } = scene.sides;
  const hidden: Side = { ...theirs, ...theirs.drafted, event: theirs.draft };
  const nowhere = elsewhere(hidden);
  const stranger = scene.actors.filter(({ name }) => name === 'holder');
  const telling = new Set<string>();
  for (const rule of rules) {
    const [there] = await callAsEach(scene, stranger, rule.name, rule.call(hidden));
    const [absent] = await callAsEach(scene, stranger, rule.name, rule.call(nowhere));
    if (there?.word !== absent?.word)
      telling.add(`${rule.name}: ${there?.word}, where there is none ${absent?.word}`);
  }
  return [...telling].sort();
}

/** The same with ids that nobody has. */
function elsewhere<Value>(value: Value): Value {
  const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
  return JSON.parse(JSON.stringify(value), (_name, part: unknown) => {
    if (typeof part === 'number') return 900_000_000 + part;
    return typeof part === 'string' && uuid.test(part) ? part.replace(/^.{8}/, '00000000') : part;
  });
}
