import type { Platform } from '~/lib/platform';
import { checkAllSizes, type Problem } from '~/lib/ticket-design/checks';
import type { DesignPicture, TicketDesign } from '~/lib/ticket-design/document';
import { readDesignedCode } from './read-code.server';

type Conflict = { version: number; savedBy: string; savedAt: string; design: TicketDesign };
export type SaveAnswer =
  | { version: number }
  | { conflict: Conflict }
  | { problems: Problem[] }
  | { reason: string };
type Asked = { eventId: number; design: TicketDesign; baseVersion: number; note: string };

/** Saves what the tickets of an event look like, where the door can read them and nobody saved in between. */
export async function saveDesign(platform: Platform, userId: number, asked: Asked): Promise<SaveAnswer> {
  const { eventId, design, baseVersion, note } = asked;
  // Before anything is drawn for somebody who may not.
  if (!(await mayDesign(platform, userId, 'event', eventId))) return { reason: 'not_found' };
  const refusal = await checkWhole(platform, design, eventId);
  if (refusal) return refusal;
  const [row] = await platform.sql<[{ answer: SaveAnswer }]>`
    select private.save_ticket_design(${userId}, ${eventId}, ${platform.sql.json(design)}, ${baseVersion}, ${note}) as answer`;
  return row.answer;
}

/** More than a designer needs within ten minutes, and less than the machine would feel: each draws for a second or so. */
const mostDrawings = 120;

export async function takeDrawing({ sql }: Platform, userId: number): Promise<boolean> {
  const [row] = await sql<[{ wait: number }]>`
    select private.take_rate(${`design:${userId}`}, ${mostDrawings}, '10 minutes') as wait`;
  return row.wait === 0;
}

export type TemplateAnswer = { id: number } | { problems: Problem[] } | { reason: string };

/** Keeps a design under a name, for all events of a promoter. */
export async function saveTemplate(
  platform: Platform,
  userId: number,
  { promoterId, name, design }: { promoterId: number; name: string; design: TicketDesign },
): Promise<TemplateAnswer> {
  if (!(await mayDesign(platform, userId, 'promoter', promoterId))) return { reason: 'not_found' };
  const refusal = await checkWhole(platform, design, 1);
  if (refusal) return refusal;
  const [row] = await platform.sql<[{ answer: TemplateAnswer }]>`
    select private.save_design_template(${userId}, ${promoterId}, ${name}, ${platform.sql.json(design)}) as answer`;
  return row.answer;
}

/** Editors and everyone above. */
export async function mayDesign(
  { sql }: Pick<Platform, 'sql'>,
  userId: number,
  kind: 'event' | 'promoter',
  id: number,
): Promise<boolean> {
  const [row] = await sql<[{ may: boolean }]>`select private.user_can(${userId}, 2, ${kind}, ${id}) as may`;
  return row.may;
}

async function checkWhole(
  platform: Platform,
  design: TicketDesign,
  eventId: number,
): Promise<{ problems: Problem[] } | { reason: string } | undefined> {
  if (!(await arePicturesKept(platform, design))) return { reason: 'design_picture_gone' };
  const errors = checkAllSizes(design).filter(({ level }) => level === 'error');
  const problems = errors.length > 0 ? errors : await readDesignedCode(platform, design, eventId);
  return problems.length > 0 ? { problems } : undefined;
}

/** Each with the size that it has: a wrong one would be drawn out of shape. */
async function arePicturesKept({ sql }: Platform, { elements, background }: TicketDesign): Promise<boolean> {
  const pictures = [...elements, background].flatMap((one): DesignPicture[] =>
    'picture' in one && one.picture ? [one.picture] : [],
  );
  if (pictures.length === 0) return true;
  const kept = await sql<DesignPicture[]>`
    select id, width, height from private.ticket_design_pictures where id = any (${pictures.map(({ id }) => id)})`;
  const known = new Map(kept.map((picture) => [picture.id, picture]));
  return pictures.every(({ id, width, height }) => {
    const one = known.get(id);
    return one?.width === width && one.height === height;
  });
}
