import type { Platform } from '../../app/lib/platform.ts';
import type { Backend } from '../backend/backend.ts';
import type { Logger } from '../log.ts';
import { makeReadyAccounts } from '../payments/simulator/ready-accounts.ts';
import { demoAccounts, demoPassword, seedAccounts } from './accounts.ts';
import { seedSales } from './sales.ts';
import { seedAfterSale } from './seed-after-sale.ts';
import { seedChat } from './seed-chat.ts';
import { seedDesk } from './seed-desk.ts';
import { seedDoor } from './seed-door.ts';
import { seedScene } from './seed-scene.ts';
import { seedWebhooks } from './seed-webhooks.ts';

/**
 * Fills an empty embedded database with the demo. Answers whether this database holds the demo, from now
 * or from an earlier start; a database that people already use is left alone.
 */
export async function seedDemo({ sql }: Backend, log: Logger): Promise<boolean> {
  const [state] = await sql`select
    exists (select from limelight_server.demo) as seeded,
    exists (select from auth.users) as used`;
  if (state?.seeded) return true;
  if (state?.used) return false;
  await sql.begin(async (transaction) => {
    await seedAccounts(transaction);
    await seedScene(transaction);
    await makeReadyAccounts(transaction);
    await seedSales(transaction);
    await seedDoor(transaction);
    await seedChat(transaction);
    await seedAfterSale(transaction);
    await seedWebhooks(transaction);
    await seedDesk(transaction);
    await transaction`insert into limelight_server.demo default values`;
  });
  log.info({ accounts: demoAccounts.length }, 'demo data seeded into the empty database');
  return true;
}

/** What the sign-in page offers, the visitor first. */
export const demoAccess: Platform['demo'] = {
  password: demoPassword,
  accounts: demoAccounts.map(({ email, is }) => ({ email, is })).reverse(),
};

export function demoGreeting(publicUrl: string): string {
  const accounts = demoAccounts.map(({ email, is }) => `    ${email.padEnd(28)} ${is}`);
  return `
  This is the demo, with made-up data. Sign in at ${publicUrl}/login with the password ${demoPassword}:
${accounts.join('\n')}
  Mail stays here: ${publicUrl}/local/mailbox
`;
}
