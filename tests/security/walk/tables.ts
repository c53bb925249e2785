import type { TableRule } from '../matrix/notation.ts';
import { type About, may, type Relations } from '../matrix/words.ts';
import type { SideName } from '../scene/base.ts';
import type { Scene } from '../scene/scene.ts';
import { asDocument, attemptAsEach, changeAsDocument } from './as-actor.ts';
import type { TableFacts } from './catalogue.ts';

type Row = { key: string; about: About };

const keyOf = ({ key }: TableFacts) => `concat_ws('/', ${key.map((column) => `t.${column}`).join(', ')})`;

/** Compares, for every actor, the very rows that they reach with those that the rule gives them. */
export async function walkTable(
  scene: Scene,
  rule: TableRule,
  facts: TableFacts,
  relations: Relations,
): Promise<string[]> {
  const rows = await listRows(scene, rule, facts);
  if (rows.length === 0)
    return [
      `${rule.name}: the scene has no row of it, so nothing is proven; add one in tests/security/scene/`,
    ];
  const differences: string[] = [];
  for (const [verb, words, statement] of statementsOf(rule, facts)) {
    const outcomes = await attemptAsEach(scene.sql, scene.actors, statement);
    for (const [index, actor] of scene.actors.entries()) {
      const outcome = outcomes[index] ?? { rows: [] };
      if ('code' in outcome && outcome.code !== '42501')
        differences.push(`${rule.name}: ${verb} as ${actor.name} failed: ${outcome.message}`);
      const reached = new Set('rows' in outcome ? outcome.rows.map(({ key }) => String(key)) : []);
      for (const row of rows) {
        if (reached.has(row.key) === may(words, actor, row.about, relations)) continue;
        const can = reached.has(row.key) ? 'CAN' : 'can NOT';
        differences.push(
          `${rule.name}: ${actor.name} ${can} ${verb} ${inWords(scene, row)}; the matrix says "${words}"`,
        );
      }
    }
  }
  return differences;
}

/** Every row of the table, as the trusted connection sees it, with what it is about. */
async function listRows({ sql, sides }: Scene, rule: TableRule, facts: TableFacts): Promise<Row[]> {
  const of = rule.of ?? (facts.columns.includes('event_id') ? `'event:' || t.event_id` : 'null');
  const by = rule.by ?? (facts.columns.includes('user_id') ? 't.user_id' : 'null');
  const rows = await sql.unsafe(
    `select ${keyOf(facts)} as key, (${of})::text as scope, (${by})::int as person, (${rule.to ?? 'null'})::int as to
    from public.${rule.name} t`,
  );
  return rows.map(({ key, scope, person, to }) => {
    if (scope === 'platform:1') return { key, about: { side: 'platform', isOut: false, person, to } };
    const side =
      (Object.keys(sides) as SideName[]).find((name) => sides[name].scopes.includes(scope)) ?? null;
    const isOut = side !== null && scope !== `event:${sides[side].draft}`;
    return { key, about: { side, isOut, person, to } };
  });
}

function statementsOf(
  rule: TableRule,
  facts: TableFacts,
): [verb: string, words: string, statement: string][] {
  const key = `${keyOf(facts)} as key`;
  const [column = facts.plain] = (rule.update?.[1] ?? '').split(' ').filter(Boolean);
  const update = `update public.${rule.name} t set ${column} = t.${column} returning ${key}`;
  return [
    ['select', rule.select, asDocument(`select ${key} from public.${rule.name} t`)],
    ['update', rule.update?.[0] ?? 'none', changeAsDocument(update)],
    ['delete', rule.delete ?? 'none', changeAsDocument(`delete from public.${rule.name} t returning ${key}`)],
  ];
}

function inWords({ people }: Scene, { key, about }: Row): string {
  const whose = Object.entries(people).find(([, { id }]) => id === about.person)?.[0];
  const draft = about.side !== null && about.side !== 'platform' && !about.isOut ? ', draft' : '';
  return `${key} (${about.side ?? 'of no team'}${draft}${whose ? `, ${whose}'s` : ''})`;
}
