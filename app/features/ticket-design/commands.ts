import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { AppError } from '~/lib/app-error';
import type { Problem } from '~/lib/ticket-design/checks';
import { type DesignPicture, type TicketDesign, ticketDesign } from '~/lib/ticket-design/document';
import type { SampleName } from '~/lib/ticket-design/samples';
import type { SizeName } from '~/lib/ticket-design/sizes';
import type { SavedDesign } from './queries';

/**
 * What the server does with a design: it draws it and reads its code before it is kept, so these are posts to our own
 * address and not to the database.
 */
export type SaveAnswer = { version: number } | { conflict: SavedDesign } | { problems: Problem[] };

export async function saveDesign(
  eventId: number,
  design: TicketDesign,
  baseVersion: number,
): Promise<SaveAnswer> {
  const answer = await post('/customize-tickets/save', { eventId, design, baseVersion });
  const said: Record<string, unknown> = await answer.json().catch(() => ({}));
  if (answer.ok && typeof said.version === 'number') return { version: said.version };
  if (said.conflict) return { conflict: readConflict(said.conflict) };
  if (Array.isArray(said.problems)) return { problems: said.problems };
  throw refusalOf(said);
}

export async function uploadPicture(eventId: number, file: File): Promise<DesignPicture> {
  const answer = await ask(`/customize-tickets/picture?event=${eventId}`, {
    method: 'POST',
    body: file,
    headers: { 'content-type': file.type },
  });
  const said: Record<string, unknown> = await answer.json().catch(() => ({}));
  const { pictureId, width, height } = said;
  if (!answer.ok || typeof pictureId !== 'string' || typeof width !== 'number' || typeof height !== 'number')
    throw refusalOf(said);
  return { id: pictureId, width, height };
}

/** Answers what would keep its tickets from being read; nothing where it was saved. */
export async function saveTemplate(
  promoterId: number,
  name: string,
  design: TicketDesign,
): Promise<Problem[]> {
  const answer = await post('/customize-tickets/template', { promoterId, name, design });
  const said: Record<string, unknown> = await answer.json().catch(() => ({}));
  if (answer.ok) return [];
  if (Array.isArray(said.problems)) return said.problems;
  throw refusalOf(said);
}

export async function removeTemplate(db: Db, templateId: number): Promise<void> {
  unwrap(await db.rpc('remove_design_template', { template_id: templateId }));
}

export async function drawPreview(
  eventId: number,
  design: TicketDesign,
  size: SizeName,
  sample: SampleName,
): Promise<Blob> {
  const answer = await post('/customize-tickets/preview.pdf', { eventId, design, size, sample });
  if (!answer.ok) throw refusalOf(await answer.json().catch(() => ({})));
  return answer.blob();
}

function readConflict(found: unknown): SavedDesign {
  const { design, version, savedBy, savedAt } = found as Partial<Record<keyof SavedDesign, unknown>>;
  const read = ticketDesign.safeParse(design);
  // Somebody took the design back to the standard one, or a newer build wrote it.
  if (!read.success || typeof version !== 'number') throw new AppError('changed_meanwhile');
  return { design: read.data, version, savedBy: String(savedBy), savedAt: String(savedAt) };
}

function refusalOf(said: Record<string, unknown>): AppError {
  return new AppError(typeof said.reason === 'string' ? said.reason : 'backend_failed');
}

function post(path: string, body: object): Promise<Response> {
  return ask(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
}

async function ask(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(path, request);
  } catch (cause) {
    throw new AppError('unreachable', { cause });
  }
}
