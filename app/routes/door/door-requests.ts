import { z } from 'zod';
import { refusals } from '~/features/scanning/messages';

/** What phones at the door send (docs/door.md). Nothing longer than what they have a reason to. */
const nonce = z.uuid();
const clock = z.number().int().min(0).max(8_640_000_000_000_000);
const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const name = z.string().trim().min(1).max(60);

const scan = z.object({
  nonce,
  at: clock,
  direction: z.enum(['entry', 'exit']),
  token: z.string().min(1).max(2000).optional(),
  ticketId: id.optional(),
  override: z.object({ reason: z.string().trim().min(3).max(200) }).optional(),
});
const isOne = ({ token, ticketId }: { token?: string | undefined; ticketId?: number | undefined }) =>
  (token === undefined) !== (ticketId === undefined);

const outcome = z.enum(['accepted', ...refusals]);

export const scanBody = scan.refine(isOne);
export const syncBody = z.object({
  sentAt: clock,
  scans: z.array(scan.extend({ outcome }).refine(isOne)).min(1).max(500),
});
export const undoBody = z.object({ nonce, scanNonce: nonce, at: clock.optional() });
export const claimBody = z.object({
  link: z.string().min(1).max(100),
  pin: z.string().max(20),
  name: z.string().trim().max(60).default(''),
});
export const registerBody = z.object({ eventId: id, gateId: id.nullable(), name });
export const gateBody = z.object({ gateId: id.nullable() });
/** Where the last pack ended, as the database counts. */
export const cursor = z.string().regex(/^\d{1,19}$/);
