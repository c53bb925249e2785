import { randomBytes } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import { makeConfirmedUser } from '../../server/demo/accounts.ts';
import { connectBehind } from '../fixtures/process.ts';
import { findViolations } from './page-audit.ts';

export { expect } from '@playwright/test';

type Account = { email: string; password: string; id: number };

type ReceivedMail = { subject: string; text: string; html: string };

type Fixtures = {
  /** Accounts and rows that a test needs before it begins; nothing that a person would do by hand. */
  factory: {
    account(name?: string): Promise<Account>;
    permit(account: Account, entityType: string, entityId: number, level: number): Promise<void>;
  };
  /** Signs in on this page through the real form post, without looking at it. */
  signInAs(account: { email: string; password: string }): Promise<void>;
  /** The backend as that person's browser asks it, past the pages. */
  backendAs(account: { email: string; password: string }): Promise<SupabaseClient>;
  mailbox: { newest(to: string): Promise<ReceivedMail>; linkTo(to: string): Promise<string> };
  /** Console errors that the test expects, such as the 404 of a page that is not there. */
  expectConsoleError(pattern: RegExp): void;
  /** No accessibility violation on the page as it is now; with rules, none of these. */
  axe(rules?: string[]): Promise<void>;
};

type WorkerFixtures = { database: postgres.Sql };

export const demoPassword = 'limelight-demo';
export const demo = (name: 'admin' | 'organiser' | 'door' | 'visitor') => ({
  email: `${name}@limelight.test`,
  password: demoPassword,
});

/**
 * As in a browser that does not tell of paints: scripts are asked for at once, and a page is not loaded before they are. A page
 * that answers by itself is known by it.
 */
const prepareWindow = () => {
  Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: [], configurable: true });
  addEventListener('limelight-awake', () => Object.assign(window, { isAwake: true }));
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await context.addInitScript(prepareWindow);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],

  database: [
    async ({ playwright: _playwright }, use) => {
      const { sql } = await connectBehind(process.env.LIMELIGHT_DATA ?? '');
      await use(sql);
      await sql.end();
    },
    { scope: 'worker' },
  ],

  factory: async ({ database }, use) => {
    await use({
      async account(name = 'Test Person') {
        const email = `person-${randomBytes(6).toString('hex')}@limelight.test`;
        const password = randomBytes(12).toString('base64url');
        const id = await database.begin((sql) => makeConfirmedUser(sql, email, name, password));
        return { email, password, id };
      },
      async permit(account, entityType, entityId, level) {
        await database`insert into public.user_permissions (user_id, entity_type, entity_id, permission_level)
          values (${account.id}, ${entityType}, ${entityId}, ${level})`;
      },
    });
  },

  signInAs: async ({ page, baseURL }, use) => {
    await use(async ({ email, password }) => {
      const answer = await page.request.post('/login', {
        form: { mode: 'sign-in', email, password },
        headers: { origin: baseURL ?? '' },
        maxRedirects: 0,
      });
      expect(answer.status(), await answer.text()).toBe(302);
    });
  },

  backendAs: async ({ request, baseURL }, use) => {
    await use(async (account) => {
      const page = await (await request.get('/')).text();
      const [, config = '{}'] = /<meta name="limelight-backend" content="([^"]*)"/.exec(page) ?? [];
      const { publishableKey } = JSON.parse(config.replaceAll('&quot;', '"'));
      const client = createClient(baseURL ?? '', publishableKey, { auth: { persistSession: false } });
      const { error } = await client.auth.signInWithPassword(account);
      expect(error).toBeNull();
      return client;
    });
  },

  mailbox: async ({ request }, use) => {
    const newest = async (to: string): Promise<ReceivedMail> => {
      let mail: ReceivedMail | undefined;
      await expect(async () => {
        const answer = await request.get('/local/mailbox', { params: { format: 'json', to } });
        [mail] = await answer.json();
        expect(mail).toBeDefined();
      }).toPass({ timeout: 15_000 });
      if (!mail) throw new Error(`no mail for ${to}`);
      return mail;
    };
    const linkTo = async (to: string) => /https?:\/\/\S+/.exec((await newest(to)).text)?.[0] ?? '';
    await use({ newest, linkTo });
  },

  expectConsoleError: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const problems: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => problems.push(String(error.error())));
      await use((pattern) => void expected.push(pattern));
      expect(problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],

  axe: async ({ page }, use) => {
    // Contrast is what costs, and is judged on every page by accessibility.spec.ts.
    const except = ['color-contrast'];
    await use(async (only) => expect(await findViolations(page, only ? { only } : { except })).toEqual([]));
  },
});
