import { type TicketDesign, ticketDesign } from '~/lib/ticket-design/document';

/** What was designed and not saved, on this device. */
export type KeptDesign = { baseVersion: number; design: TicketDesign; at: string };

const nameOf = (eventId: number) => `limelight:ticket-design:${eventId}`;

/** Answers whether the device took it: some private windows keep nothing, and any can be full. */
export function keepDesign(eventId: number, kept: KeptDesign): boolean {
  return attempt(() => {
    localStorage.setItem(nameOf(eventId), JSON.stringify(kept));
    return true;
  }, false);
}

export function forgetDesign(eventId: number): void {
  attempt(() => localStorage.removeItem(nameOf(eventId)), undefined);
}

/** Null where nothing is kept, or what is kept is no design of today. */
export function readKeptDesign(eventId: number): KeptDesign | null {
  const text = attempt(() => localStorage.getItem(nameOf(eventId)), null);
  const found: unknown = text ? attempt(() => JSON.parse(text), null) : null;
  if (typeof found !== 'object' || found === null) return null;
  const { baseVersion, design, at } = found as Partial<Record<keyof KeptDesign, unknown>>;
  const read = ticketDesign.safeParse(design);
  if (!read.success || typeof baseVersion !== 'number' || typeof at !== 'string') return null;
  return { baseVersion, design: read.data, at };
}

function attempt<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
