import type postgres from 'postgres';

type Sql = postgres.TransactionSql;

/** What somebody of the demo does by the product's own functions, which ask the session who that is. */
export async function actingAs(sql: Sql, name: string, act: () => Promise<unknown>): Promise<void> {
  await sql`select set_config('request.jwt.claims', jsonb_build_object('sub', a.id, 'email', a.email, 'role', 'authenticated')::text, true)
    from public.users u join auth.users a on a.id = u.supabase_id where u.display_name = ${name}`;
  await act();
  await sql`select set_config('request.jwt.claims', '', true)`;
}
