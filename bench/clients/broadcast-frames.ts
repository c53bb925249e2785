/** The binary frames of the official client's protocol 2.0.0, written here on their own so that both sides are checked. */
export type BroadcastText = { joinRef: string; ref: string; topic: string; event: string; body: Buffer };

const KIND_PUSH = 3;
const KIND_BROADCAST = 4;
const ENCODING_JSON = 1;

/** What the client sends. */
export function encodePush({ joinRef, ref, topic, event, body }: BroadcastText): Buffer {
  return encode(KIND_PUSH, [joinRef, ref, topic, event, ''], body);
}

/** What every subscriber gets. */
export function encodeDelivery({
  topic,
  event,
  body,
}: Pick<BroadcastText, 'topic' | 'event' | 'body'>): Buffer {
  return encode(KIND_BROADCAST, [topic, event, ''], body);
}

function encode(kind: number, texts: string[], body: Buffer): Buffer {
  const parts = texts.map((text) => Buffer.from(text));
  const header = Buffer.from([kind, ...parts.map((part) => part.length), ENCODING_JSON]);
  return Buffer.concat([header, ...parts, body]);
}
