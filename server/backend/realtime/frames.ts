/** The wire format of the official client: docs are in docs/realtime.md, names follow Phoenix. */
export type Version = '1.0.0' | '2.0.0';

export type Payload = Record<string, unknown>;

/** What a person sends to a channel; the body stays encoded so that it is never encoded twice. */
export type UserBroadcast = { event: string; encoding: 'json' | 'bytes'; body: Buffer };

type Address = { joinRef: string | null; ref: string | null; topic: string };
export type ControlFrame = Address & { event: string; payload: Payload };
export type BroadcastFrame = Address & { event: 'broadcast'; broadcast: UserBroadcast };
export type Frame = ControlFrame | BroadcastFrame;

/** Bytes ready for any number of sockets. */
export type Outgoing = { data: Buffer; binary: boolean };

const KIND_BROADCAST_PUSH = 3;
const KIND_BROADCAST = 4;
const ENCODING_JSON = 1;
const PUSH_HEADER_BYTES = 7;
const BYTE_MAX = 255;

export function isBroadcast(frame: Frame): frame is BroadcastFrame {
  return 'broadcast' in frame;
}

/** Undefined means that the bytes are not a frame of this version. */
export function decodeFrame(version: Version, data: Buffer, binary: boolean): Frame | undefined {
  if (binary) return version === '2.0.0' ? decodeBroadcastPush(data) : undefined;
  const value = parseJson(data.toString('utf8'));
  const fields = version === '2.0.0' ? fieldsOfArray(value) : fieldsOfObject(value);
  return fields && decodeFields(fields);
}

/** A frame for one socket: replies, states, closings. */
export function encodeFrame(version: Version, frame: ControlFrame): Outgoing {
  const { joinRef, ref, topic, event, payload } = frame;
  const value =
    version === '2.0.0'
      ? [joinRef, ref, topic, event, payload]
      : { topic, event, payload, ref, join_ref: joinRef };
  return { data: Buffer.from(JSON.stringify(value)), binary: false };
}

/** A broadcast for every socket of a version; undefined when the version cannot carry it. */
export function encodeBroadcast(
  version: Version,
  topic: string,
  broadcast: UserBroadcast,
  meta: Payload | undefined,
): Outgoing | undefined {
  if (version === '2.0.0') {
    const data = encodeBinaryBroadcast(topic, broadcast, meta);
    if (data) return { data, binary: true };
  }
  if (broadcast.encoding === 'bytes') return undefined;
  return { data: encodeTextBroadcast(version, topic, broadcast, meta), binary: false };
}

function encodeBinaryBroadcast(topic: string, broadcast: UserBroadcast, meta: Payload | undefined) {
  const parts = [topic, broadcast.event, meta ? JSON.stringify(meta) : ''].map((part) => Buffer.from(part));
  if (parts.some((part) => part.length > BYTE_MAX)) return undefined;
  const lengths = parts.map((part) => part.length);
  const encoding = broadcast.encoding === 'json' ? ENCODING_JSON : 0;
  return Buffer.concat([Buffer.from([KIND_BROADCAST, ...lengths, encoding]), ...parts, broadcast.body]);
}

/** The body is already JSON, so it is set into the text instead of being parsed and written again. */
function encodeTextBroadcast(
  version: Version,
  topic: string,
  broadcast: UserBroadcast,
  meta: Payload | undefined,
) {
  const metaField = meta ? `,"meta":${JSON.stringify(meta)}` : '';
  const payload = `{"type":"broadcast","event":${JSON.stringify(broadcast.event)},"payload":${broadcast.body}${metaField}}`;
  const name = JSON.stringify(topic);
  const text =
    version === '2.0.0'
      ? `[null,null,${name},"broadcast",${payload}]`
      : `{"topic":${name},"event":"broadcast","payload":${payload},"ref":null}`;
  return Buffer.from(text);
}

function decodeBroadcastPush(data: Buffer): BroadcastFrame | undefined {
  if (data.length < PUSH_HEADER_BYTES || data[0] !== KIND_BROADCAST_PUSH) return undefined;
  let offset = PUSH_HEADER_BYTES;
  const parts: string[] = [];
  for (const length of data.subarray(1, 6)) {
    parts.push(data.toString('utf8', offset, offset + length));
    offset += length;
  }
  if (offset > data.length) return undefined;
  const [joinRef = '', ref = '', topic = '', event = ''] = parts;
  const encoding = data[6] === ENCODING_JSON ? 'json' : 'bytes';
  const body = data.subarray(offset);
  // Readers parse what they are given: nobody may send them text that is not JSON.
  if (encoding === 'json' && parseJson(body.toString('utf8')) === undefined) return undefined;
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    broadcast: { event, encoding, body },
  };
}

type Fields = { joinRef: unknown; ref: unknown; topic: unknown; event: unknown; payload: unknown };

function fieldsOfArray(value: unknown): Fields | undefined {
  if (!Array.isArray(value) || value.length !== 5) return undefined;
  const [joinRef, ref, topic, event, payload] = value as unknown[];
  return { joinRef, ref, topic, event, payload };
}

function fieldsOfObject(value: unknown): Fields | undefined {
  if (!isPayload(value)) return undefined;
  return {
    joinRef: value.join_ref,
    ref: value.ref,
    topic: value.topic,
    event: value.event,
    payload: value.payload,
  };
}

function decodeFields({ topic, event, payload = {}, ...refs }: Fields): Frame | undefined {
  const joinRef = readRef(refs.joinRef);
  const ref = readRef(refs.ref);
  if (typeof topic !== 'string' || typeof event !== 'string') return undefined;
  if (joinRef === undefined || ref === undefined || !isPayload(payload)) return undefined;
  if (event === 'broadcast' && typeof payload.event === 'string') {
    const body = Buffer.from(JSON.stringify(payload.payload ?? {}));
    return { joinRef, ref, topic, event, broadcast: { event: payload.event, encoding: 'json', body } };
  }
  return { joinRef, ref, topic, event, payload };
}

function readRef(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : undefined;
}

export function isPayload(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Undefined stands for text that is not JSON, which has no undefined of its own. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
