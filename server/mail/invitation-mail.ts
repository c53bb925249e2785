import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from '../../app/lib/platform.ts';
import { fillTemplate, toPlainText } from './template.ts';

export type Invitation = {
  email: string;
  entityName: string;
  level: number;
  /** Null where the person has not given themselves a name. */
  inviter: string | null;
  expiresAt: Date;
};

/** As on the team pages (app/features/permissions/rules.ts), in the shape that a mail needs. */
const levels: Record<number, { name: string; may: string }> = {
  1: { name: 'crew', may: 'Crew see the numbers and scan at the door.' },
  2: { name: 'editor', may: 'Editors change content: details, line-up, pictures.' },
  3: { name: 'manager', may: 'Managers publish, cancel and run sales.' },
  4: { name: 'an owner', may: 'Owners may do everything, including permissions and deleting.' },
};

const template = join(import.meta.dirname, 'invitation.html');
const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Says the same whether the address has an account or not: the link leads through signing in to `/admin`. */
export async function invitationMail(invitation: Invitation, publicUrl: string): Promise<Mail> {
  const { name: level = '', may = '' } = levels[invitation.level] ?? {};
  const team = oneLine(invitation.entityName);
  const html = fillTemplate(await readFile(template, 'utf8'), {
    Team: team,
    Inviter: oneLine(invitation.inviter ?? 'Somebody'),
    Level: level,
    May: may,
    Email: invitation.email,
    Until: dateFormat.format(invitation.expiresAt),
    Link: `${publicUrl}/login?redirect=${encodeURIComponent('/admin')}`,
  });
  return { to: invitation.email, subject: `Join the team of ${team}`, html, text: toPlainText(html) };
}

/** Names are whatever people typed; a subject is one line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
