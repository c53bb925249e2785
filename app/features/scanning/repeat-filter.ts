/** A code that stays in the picture is one scan; taken away for this long, it is another. */
const awayFor = 3000;

/** Whether what is seen now is a new scan. */
export function createRepeatFilter(): (text: string, now: number) => boolean {
  let last = { text: '', seenAt: Number.NEGATIVE_INFINITY };
  return (text, now) => {
    const isRepeat = text === last.text && now - last.seenAt < awayFor;
    last = { text, seenAt: now };
    return !isRepeat;
  };
}
