import type { FunctionRule } from '../matrix/notation.ts';
import { may, type Relations } from '../matrix/words.ts';
import type { Scene } from '../scene/scene.ts';
import type { SideName } from '../scene/side.ts';
import { attemptAsEach } from './as-actor.ts';
import { literal } from './literals.ts';

/** What somebody was told, in one word: `ok`, `empty`, `denied` by the database, or the reason of the refusal. */
export async function callAsEach({ sql, actors }: Scene, rule: FunctionRule, side: Scene['sides'][SideName]) {
  const words = Object.entries(rule.call(side)).map(([name, value]) => `${name} => ${literal(value)}`);
  const statement = `select jsonb_agg(to_jsonb(answer)) from public.${rule.name}(${words.join(', ')}) answer`;
  const outcomes = await attemptAsEach(sql, actors, statement);
  return outcomes.map((outcome) => {
    if ('code' in outcome) return outcome.code === '42501' ? 'denied' : outcome.message;
    return isEmpty(outcome.rows) ? 'empty' : 'ok';
  });
}

/** No rows, or one that says nothing. A function without an answer says ''. */
function isEmpty(rows: unknown[]): boolean {
  return rows.every((row) => row === null || row === false || row === 0 || isNothing(row));
}

function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && value !== null && Object.values(value).every((part) => part === null);
}

/** The call that is right for a team, as everyone: for their own side and for the other. */
export async function walkFunction(scene: Scene, rule: FunctionRule, relations: Relations): Promise<string[]> {
  const differences: string[] = [];
  for (const name of Object.keys(scene.sides) as SideName[]) {
    const side = scene.sides[name];
    const about = { side: name, isOut: true, person: side.person.id, to: side.visitor.id };
    const told = await callAsEach(scene, rule, side);
    for (const [index, actor] of scene.actors.entries()) {
      const word = told[index] ?? '';
      const expected = may(rule.may, actor, about, relations)
        ? rule.then
          ? [rule.then]
          : rule.full
            ? ['ok']
            : ['ok', 'empty']
        : actor.user === null && rule.refused !== 'empty'
          ? ['denied', rule.refused]
          : [rule.refused];
      if (!expected.includes(word))
        differences.push(`${rule.name} for ${name} as ${actor.name}: ${word}, expected ${expected.join(' or ')}`);
    }
  }
  return differences;
}
