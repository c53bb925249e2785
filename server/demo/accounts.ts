import type postgres from 'postgres';

export const demoPassword = 'limelight-demo';

type Permission = { entityType: string; entityId: number; level: number };
type DemoAccount = { email: string; name: string; is: string; permissions: Permission[] };

/** Event 1 is the flagship demo festival. */
export const demoAccounts: DemoAccount[] = [
  {
    email: 'admin@limelight.test',
    name: 'Demo Admin',
    is: 'Platform staff',
    permissions: [{ entityType: 'platform', entityId: 1, level: 4 }],
  },
  {
    email: 'organiser@limelight.test',
    name: 'Demo Organiser',
    is: 'Organiser, owner of event 1 and manager of event 2',
    permissions: ['event', 'venue', 'artist', 'promoter'].map((entityType) => ({
      entityType,
      entityId: 1,
      level: 4,
    })),
  },
  {
    email: 'door@limelight.test',
    name: 'Demo Door',
    is: 'Door crew of events 1 and 2',
    permissions: [{ entityType: 'event', entityId: 1, level: 1 }],
  },
  { email: 'visitor@limelight.test', name: 'Demo Visitor', is: 'Visitor', permissions: [] },
];

export async function seedAccounts(sql: postgres.TransactionSql): Promise<void> {
  for (const account of demoAccounts) {
    const userId = await makeConfirmedUser(sql, account.email, account.name, demoPassword);
    for (const { entityType, entityId, level } of account.permissions) {
      await sql`insert into public.user_permissions (user_id, entity_type, entity_id, permission_level)
        values (${userId}, ${entityType}, ${entityId}, ${level})`;
    }
  }
}

/**
 * As the auth server would have made it, with the address already confirmed. Answers the internal id.
 * For passwords that everybody knows: the quickest hash, since a slow one would protect nothing.
 */
export async function makeConfirmedUser(
  sql: postgres.TransactionSql,
  email: string,
  name: string,
  password: string,
): Promise<number> {
  const [user] = await sql`
    insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
      raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
    values (gen_random_uuid(), 'authenticated', 'authenticated', ${email},
      extensions.crypt(${password}, extensions.gen_salt('bf', 4)), now(),
      ${sql.json({ provider: 'email', providers: ['email'] })}, ${sql.json({ display_name: name })}, now(), now())
    returning id`;
  await sql`
    insert into auth.identities (id, provider, provider_id, user_id, identity_data, created_at, updated_at)
    values (gen_random_uuid(), 'email', ${user?.id}, ${user?.id},
      ${sql.json({ sub: user?.id, email, email_verified: true })}, now(), now())`;
  const [record] = await sql`select id::int from public.users where supabase_id = ${user?.id}`;
  return record?.id;
}
