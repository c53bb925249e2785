import type { Mail, Platform } from '~/lib/platform';
import { inTurn } from '~/services/mail/in-turn.server';
import type { MailContent } from '~/services/mail/mail-content.server';
import { renderMail } from '~/services/mail/render-mail.server';
import { makeUnsubscribe } from '~/services/notifications/unsubscribe-link.server';

export type Letter = {
  /** What it is about, as a name that is the same whenever the job runs. */
  occasion: string;
  kind: string;
  to: string;
  orderId: number | null;
  /** Of the settings, where people can choose not to get it. */
  category?: string;
  /** Called only if it is to be sent, for it may make links and draw files. */
  write(): Promise<{ content: MailContent; attachments?: Mail['attachments'] }>;
};

/** Sends a letter unless it has been sent. What broke off is sent again: rather twice than never. */
async function sendOnce(
  platform: Platform,
  { occasion, kind, to, orderId, category, write }: Letter,
): Promise<void> {
  const { sql } = platform;
  if (to === '' || (category && !(await wantsMail(platform, to, category)))) return;
  const [row] = await sql<{ state: 'claimed' | 'sent' | 'busy' }[]>`
    select private.claim_mail(${occasion}, ${to}, ${kind}, ${orderId}) as state`;
  if (row?.state === 'sent') return;
  if (row?.state !== 'claimed') throw new Error('this mail is being sent by another job');
  try {
    await inTurn(async () => {
      const { content, attachments = [] } = await write();
      const end = category ? await makeUnsubscribe(platform, { address: to }, category) : undefined;
      await platform.sendMail({
        ...renderMail({ ...content, unsubscribe: end?.link }),
        to,
        attachments,
        // Nobody's holiday notice need answer it.
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...end?.headers },
      });
    });
  } catch (error) {
    await sql`delete from private.order_mails where occasion = ${occasion} and recipient = ${to} and sent_at is null`;
    throw error;
  }
  await sql`update private.order_mails set sent_at = now() where occasion = ${occasion} and recipient = ${to}`;
}

async function wantsMail({ sql }: Platform, address: string, category: string): Promise<boolean> {
  const [row] = await sql<{ wants: boolean }[]>`select private.wants_mail(${address}, ${category}) as wants`;
  return row?.wants ?? true;
}

/** One address that refuses its mail keeps nobody else's back; the job then runs again for those that are left. */
export async function sendAll(platform: Platform, letters: Letter[]): Promise<void> {
  const failures: unknown[] = [];
  for (const letter of letters)
    await sendOnce(platform, letter).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} mails were not sent`);
}
