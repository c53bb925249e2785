import { useEffect, useEffectEvent, useState } from 'react';
import type { Command } from './command';

const pause = 140;
const shortest = 2;

type Answer = { text: string; place: string; found: Command[] };

export type PaletteSearch = {
  /** Where it looks: somewhere else something else is found for the same text. */
  place: string;
  ask: (text: string) => Promise<Command[]>;
};

/** What the server finds for the text, a moment after the last key; late answers change nothing. */
export function useFound(text: string, { place, ask }: PaletteSearch) {
  const wanted = text.trim();
  const [answer, setAnswer] = useState<Answer>({ text: '', place, found: [] });
  const find = useEffectEvent(async (asked: Omit<Answer, 'found'>, isCurrent: () => boolean) => {
    const found = await ask(asked.text);
    if (isCurrent()) setAnswer({ ...asked, found });
  });
  useEffect(() => {
    if (wanted.length < shortest) return;
    let current = true;
    const timer = setTimeout(() => find({ text: wanted, place }, () => current), pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted, place]);
  const isAsked = wanted.length >= shortest;
  // What was found for fewer letters stays until there is something better: a list that jumps cannot be read.
  const isOfThese = answer.text !== '' && wanted.startsWith(answer.text);
  const isLast = answer.text === wanted && answer.place === place;
  return { found: isAsked && isOfThese ? answer.found : [], isBusy: isAsked && !isLast };
}
