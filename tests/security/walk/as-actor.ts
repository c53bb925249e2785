import type postgres from 'postgres';
import type { Actor } from '../scene/actors.ts';

type Outcome = { rows: Record<string, unknown>[] } | { code: string; message: string };

/**
 * Runs a statement as the gateway would for that person – role and claims – and takes back whatever it did. Everything
 * happens in a subtransaction that ends by raising `MTRX1`.
 */
const attempt = `
create schema security_tests;
create function security_tests.attempt(claims jsonb, statement text) returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  perform set_config('request.jwt.claims', coalesce(claims, '{"role":"anon"}')::text, true);
  perform set_config('role', coalesce(claims ->> 'role', 'anon'), true);
  execute statement into answer;
  raise sqlstate 'MTRX1';
exception
  when sqlstate 'MTRX1' then
    return jsonb_build_object('rows', coalesce(answer, '[]'));
  when others then
    return jsonb_build_object('code', sqlstate, 'message', sqlerrm);
end $$`;

export async function prepareAttempts(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(attempt);
}

/** The same statement as each of them, in one go. */
export async function attemptAsEach(
  sql: postgres.Sql,
  actors: Actor[],
  statement: string,
): Promise<Outcome[]> {
  const claims = actors.map((actor) => (actor.claims ? JSON.stringify(actor.claims) : null));
  const rows = await sql`
    select security_tests.attempt(a.claims::jsonb, ${statement}) as outcome
    from unnest(${claims}::text[]) with ordinality a (claims, place) order by a.place`;
  return rows.map(({ outcome }) => outcome);
}

/** Rows of a query as one document, which is what an attempt can hand out. */
export const asDocument = (query: string) => `select jsonb_agg(to_jsonb(answer)) from (${query}) answer`;
/** The same for what changes rows and tells which. */
export const changeAsDocument = (change: string) =>
  `with answer as (${change}) select jsonb_agg(to_jsonb(answer)) from answer`;
