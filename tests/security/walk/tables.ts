import type { TableRule } from '../matrix/notation.ts';
import { type About, may, type Relations } from '../matrix/words.ts';
import type { Scene } from '../scene/scene.ts';
import type { SideName } from '../scene/side.ts';
import { asDocument, attemptAsEach, changeAsDocument } from './as-actor.ts';
import type { TableFacts } from './catalogue.ts';

type Row = { key: string; about: About };
type Difference = string;

const keyOf = ({ key }: TableFacts) => `concat_ws('/', ${key.map((column) => `t.${column}`).join(', ')})`;

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

/** Compares, for every actor, the very rows that they reach with those that the rule gives them. */
export async function walkTable(
  scene: Scene,
  rule: TableRule,
  facts: TableFacts,
  relations: Relations,
): Promise<Difference[]> {
  const { sql, actors, sides } = scene;
  const rows = await listRows(scene, rule, facts);
  const differences: Difference[] = [];
  if (rows.length === 0)
    differences.push(
      `${rule.name}: the scene has no row of it; add one in tests/security/scene/, or this proves nothing`,
    );
  const key = keyOf(facts);
  const [column = facts.plain] = (rule.update?.[1] ?? '').split(' ').filter(Boolean);
  const asks = [
    ['select', rule.select, asDocument(`select ${key} as key from public.${rule.name} t`)],
    [
      'update',
      rule.update?.[0] ?? 'none',
      changeAsDocument(`update public.${rule.name} t set ${column} = t.${column} returning ${key} as key`),
    ],
    [
      'delete',
      rule.delete ?? 'none',
      changeAsDocument(`delete from public.${rule.name} t returning ${key} as key`),
    ],
  ] as const;
  for (const [verb, words, statement] of asks) {
    const outcomes = await attemptAsEach(sql, actors, statement);
    for (const [index, actor] of actors.entries()) {
      const outcome = outcomes[index];
      if (outcome && 'code' in outcome && outcome.code !== '42501')
        differences.push(`${rule.name}: ${verb} as ${actor.name} failed: ${outcome.message}`);
      const reached = new Set(outcome && 'rows' in outcome ? outcome.rows.map((row) => String(row.key)) : []);
      const given = new Set(
        rows.filter(({ about }) => may(words, actor, about, relations)).map((row) => row.key),
      );
      const describe = (keys: string[], what: string) => {
        if (keys.length > 0)
          differences.push(
            `${rule.name}: ${actor.name} ${what} ${verb} ${keys
              .slice(0, 5)
              .map((one) => nameOf(one))
              .join(', ')} (the matrix says "${words}")`,
          );
      };
      const nameOf = (one: string) => {
        const about = rows.find((row) => row.key === one)?.about;
        return `${one} [${about?.side ?? 'nobody'}${about && about.side && !about.isOut ? ' draft' : ''}${about?.person ? ` of ${personName(about.person)}` : ''}]`;
      };
      describe(
        [...reached].filter((one) => !given.has(one)),
        'CAN',
      );
      describe(
        [...given].filter((one) => !reached.has(one)),
        'can NOT',
      );
    }
  }
  return differences;

  function personName(id: number): string {
    const found = Object.entries(scene.people).find(([, account]) => account.id === id);
    return found?.[0] ?? `user ${id} beside ${sides.ours.name}`;
  }
}
