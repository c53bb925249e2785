import type {
  Answer,
  Conflict,
  Device,
  EventPack,
  LinkFacts,
  Match,
  NewDevice,
  ScanMessage,
  SyncMessage,
} from './messages';

export type Refused = { kind: 'refused'; reason: string; status: number; detail: Record<string, unknown> };
/** `unreachable` says nothing about whether the question arrived. */
export type Reply<Value> = { kind: 'answer'; value: Value } | Refused | { kind: 'unreachable' };

/** A queue does not wait: after this long the phone decides alone. */
const scanPatience = 1500;
const patience = 10_000;
const syncPatience = 20_000;
/** Two megabytes over a bad connection. */
const packPatience = 60_000;

type Question = { token?: string; body?: unknown; patience?: number };
type RawReply = { kind: 'answer'; text: string } | Refused | { kind: 'unreachable' };

async function askForText(
  path: string,
  { token, body, patience: wait = patience }: Question,
): Promise<RawReply> {
  try {
    const response = await fetch(`/scanner/api/${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Scanner ${token}` }),
      },
      cache: 'no-store',
      signal: AbortSignal.timeout(wait),
    });
    const text = await response.text();
    if (response.ok) return { kind: 'answer', text };
    const refusal = readRefusal(text);
    // Without a reason it was not the door that answered, but something on the way to it.
    return refusal ? { ...refusal, status: response.status } : { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}

async function ask<Value>(path: string, question: Question): Promise<Reply<Value>> {
  const reply = await askForText(path, question);
  if (reply.kind !== 'answer') return reply;
  const value = parse(reply.text);
  return value === undefined ? { kind: 'unreachable' } : { kind: 'answer', value: value as Value };
}

function readRefusal(text: string): Omit<Refused, 'status'> | undefined {
  const said = parse(text);
  if (typeof said !== 'object' || said === null || !('reason' in said) || typeof said.reason !== 'string')
    return;
  const detail =
    'detail' in said && typeof said.detail === 'object' && said.detail !== null ? said.detail : {};
  return { kind: 'refused', reason: said.reason, detail: { ...detail } };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const getLink = (link: string) => ask<LinkFacts>(`link?${new URLSearchParams({ link })}`, {});

export const claimLink = (body: { link: string; pin: string; name?: string }) =>
  ask<NewDevice>('claim', { body });

export const registerDevice = (body: { eventId: number; gateId: number | null; name: string }) =>
  ask<NewDevice>('register', { body });

export type PackReply =
  | { kind: 'answer'; value: EventPack; text: string }
  | Exclude<Reply<EventPack>, { kind: 'answer' }>;

/** What a phone asks of its own door. */
export function doorRequestsOf(token: string) {
  return {
    async pack(cursor: string, waiting: number): Promise<PackReply> {
      const since = cursor ? `?${new URLSearchParams({ since: cursor, waiting: String(waiting) })}` : '';
      const reply = await askForText(`pack${since}`, { token, patience: cursor ? patience : packPatience });
      if (reply.kind !== 'answer') return reply;
      const value = parse(reply.text);
      return value === undefined ? { kind: 'unreachable' } : { ...reply, value: value as EventPack };
    },
    scan: (body: ScanMessage) => ask<Answer>('scan', { token, body, patience: scanPatience }),
    sync: (scans: SyncMessage[], sentAt: number) =>
      ask<{ answers: Answer[]; conflicts: Conflict[] }>('sync', {
        token,
        body: { sentAt, scans },
        patience: syncPatience,
      }),
    undo: (body: { nonce: string; scanNonce: string }) => ask<Answer>('undo', { token, body }),
    gate: (gateId: number | null) => ask<{ device: Device }>('gate', { token, body: { gateId } }),
    find: (q: string) => ask<{ matches: Match[] }>(`find?${new URLSearchParams({ q })}`, { token }),
    conflicts: () => ask<{ conflicts: Conflict[] }>('conflicts', { token }),
  };
}

export type DoorRequests = ReturnType<typeof doorRequestsOf>;
