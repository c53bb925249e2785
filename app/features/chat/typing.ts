/** Who was heard typing, and until when that counts. */
export type Typing = ReadonlyMap<number, number>;

const shownFor = 5000;
/** At most one word of one's own typing in as long. */
export const toldEvery = 3000;

export function heardTyping(typing: Typing, userId: number, now: number): Typing {
  return new Map(typing).set(userId, now + shownFor);
}

/** Whoever has written is not writing any more. */
export function stoppedTyping(typing: Typing, userId: number): Typing {
  if (!typing.has(userId)) return typing;
  const others = new Map(typing);
  others.delete(userId);
  return others;
}

export function stillTyping(typing: Typing, now: number): Typing {
  const left = [...typing].filter(([, until]) => until > now);
  return left.length === typing.size ? typing : new Map(left);
}
