import type { CrossedRule } from '../matrix/crossed.ts';
import type { Arguments, FunctionRule } from '../matrix/notation.ts';
import { may, type Relations } from '../matrix/words.ts';
import type { Actor } from '../scene/actors.ts';
import type { SideName } from '../scene/base.ts';
import type { Scene } from '../scene/scene.ts';
import { attemptAsEach } from './as-actor.ts';
import { literal } from './literals.ts';

/** What somebody was told, in one word: `ok`, `empty`, `denied` by the database, or the reason of the refusal. */
export async function callAsEach({ sql }: Scene, actors: Actor[], name: string, given: Arguments) {
  const words = Object.entries(given).map(([argument, value]) => `${argument} => ${literal(value)}`);
  const statement = `select jsonb_agg(to_jsonb(answer)) from public.${name}(${words.join(', ')}) answer`;
  const outcomes = await attemptAsEach(sql, actors, statement);
  return outcomes.map((outcome) => {
    if ('code' in outcome)
      return { word: outcome.code === '42501' ? 'denied' : outcome.message, first: undefined };
    return { word: isEmpty(outcome.rows) ? 'empty' : 'ok', first: outcome.rows[0] };
  });
}

/** No rows, or one that says nothing. A function without an answer says ''. */
function isEmpty(rows: unknown[]): boolean {
  return rows.every((row) => row === null || row === false || row === 0 || isNothing(row));
}

function isNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((part) => part === null || part === 0)
  );
}

/** The call that is right for a team, as everyone: for their own side and for the other. */
export async function walkFunction(
  scene: Scene,
  rule: FunctionRule,
  relations: Relations,
): Promise<string[]> {
  const differences: string[] = [];
  for (const name of Object.keys(scene.sides) as SideName[]) {
    const side = scene.sides[name];
    const about = { side: name, isOut: true, person: side.person.id, to: side.visitor.id };
    const told = await callAsEach(scene, scene.actors, rule.name, rule.call(side));
    for (const [index, actor] of scene.actors.entries()) {
      const { word = '', first } = told[index] ?? {};
      const expected = may(rule.may, actor, about, relations)
        ? wordsOfThoseWhoMay(rule)
        : wordsOfOthers(rule, actor, actor.levels[name] > 0);
      // Whoever is suspended is signed in nowhere; what only ever concerns oneself concerns nobody then.
      if (actor.name === 'suspended')
        expected.push('not_signed_in', 'empty', ...(rule.evenSuspended ? ['ok'] : []));
      if (!expected.includes(word))
        differences.push(
          `${rule.name} for ${name} as ${actor.name}: ${word}, expected ${expected.join(' or ')}`,
        );
      const [readers = 'everyone', columns = ''] = rule.only ?? [];
      const shown = columns
        .split(' ')
        .filter((column) => column !== '' && (first?.[column] ?? null) !== null);
      if (
        word === 'ok' &&
        shown.length > 0 !== (rule.only !== undefined && may(readers, actor, about, relations))
      )
        differences.push(
          `${rule.name} for ${name} shows ${actor.name} "${shown.join(' ')}", the matrix says "${readers}"`,
        );
    }
  }
  return differences;
}

function wordsOfThoseWhoMay({ told, full }: FunctionRule): string[] {
  if (told !== undefined) return [told];
  return full ? ['ok'] : ['ok', 'empty'];
}

/** Strangers are stopped by the database where the function is not granted to them at all. */
function wordsOfOthers({ refused }: FunctionRule, actor: Actor, isTeam: boolean): string[] {
  const [stranger = '', team = stranger] = refused.split('/');
  if (actor.claims === null) return ['denied', stranger];
  return [isTeam ? team : stranger];
}

/** As the owner of either side: what is theirs together with what is not. */
export async function walkCrossed(scene: Scene, rule: CrossedRule): Promise<string[]> {
  const { ours, theirs } = scene.sides;
  const asks = [
    ['owner', ours, theirs],
    ['other', theirs, ours],
  ] as const;
  const differences: string[] = [];
  for (const [name, own, foreign] of asks) {
    const asker = scene.actors.filter((actor) => actor.name === name);
    const [told] = await callAsEach(scene, asker, rule.name, rule.call(own, foreign));
    if (told?.word !== rule.refused)
      differences.push(
        `${rule.name} with an id of somebody else's, as ${name}: ${told?.word}, expected ${rule.refused}`,
      );
  }
  return differences;
}
