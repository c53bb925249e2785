import type { TableRule } from '../matrix/notation.ts';
import { may, type Relations } from '../matrix/words.ts';
import type { SideName } from '../scene/base.ts';
import type { Scene } from '../scene/scene.ts';
import { attemptAsEach } from './as-actor.ts';
import type { TableFacts } from './catalogue.ts';
import { literal } from './literals.ts';

const words = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean);
const delicate = /secret|hash|token|password|(^|_)(key|pin|pins|email|auth|iban)$/;

/** Which columns can be read and written, against the matrix. */
export function checkColumns(rule: TableRule, facts: TableFacts): string[] {
  const hidden = facts.columns.filter((column) => !facts.readable.includes(column));
  const expected = rule.hidden === 'all' ? facts.columns : words(rule.hidden);
  const shown = facts.readable.filter((column) => delicate.test(column));
  return [
    ...compare(`${rule.name}: columns that nobody reads (hidden)`, hidden, expected),
    ...compare(`${rule.name}: columns that people insert`, facts.insertable, words(rule.insert?.[1])),
    ...compare(`${rule.name}: columns that people update`, facts.updatable, words(rule.update?.[1])),
    ...compare(
      `${rule.name}: delicate columns that whoever sees the row reads (shows)`,
      shown,
      words(rule.shows),
    ),
  ];
}

function compare(what: string, real: string[], named: string[]): string[] {
  const [is, said] = [real, named].map((list) => [...list].sort().join(' '));
  return is === said ? [] : [`${what} are "${is}", the matrix says "${said}"`];
}

/** A hidden column is refused, also to whoever sees the row. */
export async function attemptHidden({ sql, actors }: Scene, rule: TableRule): Promise<string[]> {
  const differences: string[] = [];
  for (const column of rule.hidden === 'all' ? [] : words(rule.hidden)) {
    const outcomes = await attemptAsEach(
      sql,
      actors,
      `select to_jsonb(${column}) from public.${rule.name} limit 1`,
    );
    for (const [index, outcome] of outcomes.entries()) {
      if (!('code' in outcome && outcome.code === '42501'))
        differences.push(`${rule.name}.${column} is not refused to ${actors[index]?.name}`);
    }
  }
  return differences;
}

/** Rows that people add: for each side as everyone, or an empty one where nobody may. */
export async function attemptInserts(
  { sql, actors, sides }: Scene,
  rule: TableRule,
  relations: Relations,
): Promise<string[]> {
  const differences: string[] = [];
  for (const side of Object.keys(sides) as SideName[]) {
    const row = Object.entries(rule.insert?.[2](sides[side]) ?? {});
    const columns = row.map(([column]) => column).join(', ');
    const values = row.map(([, value]) => literal(value)).join(', ');
    const statement = `insert into public.${rule.name} ${row.length > 0 ? `(${columns}) values (${values})` : 'default values'}`;
    const outcomes = await attemptAsEach(
      sql,
      actors,
      `with added as (${statement} returning 1) select '[]'::jsonb`,
    );
    for (const [index, actor] of actors.entries()) {
      const outcome = outcomes[index];
      const isRefused = outcome !== undefined && 'code' in outcome && outcome.code === '42501';
      const isAdded = outcome !== undefined && 'rows' in outcome;
      const allowed = may(
        rule.insert?.[0] ?? 'none',
        actor,
        { side, isOut: true, person: null, to: null },
        relations,
      );
      if (allowed ? !isAdded : !isRefused)
        differences.push(`${rule.name}: insert for ${side} as ${actor.name}: ${JSON.stringify(outcome)}`);
    }
    if (!rule.insert) break;
  }
  return differences;
}
