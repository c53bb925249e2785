import { useEffect, useEffectEvent, useState } from 'react';
import type { Command } from './command';

const pause = 140;
const shortest = 2;

/** What the server finds for the text, a moment after the last key; late answers change nothing. */
export function useFound(text: string, search: (text: string) => Promise<Command[]>) {
  const wanted = text.trim();
  const [answer, setAnswer] = useState<{ text: string; found: Command[] }>({ text: '', found: [] });
  const ask = useEffectEvent(async (asked: string, isCurrent: () => boolean) => {
    const found = await search(asked);
    if (isCurrent()) setAnswer({ text: asked, found });
  });
  useEffect(() => {
    if (wanted.length < shortest) return;
    let current = true;
    const timer = setTimeout(() => ask(wanted, () => current), pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  const isAsked = wanted.length >= shortest;
  // What was found for fewer letters stays until there is something better: a list that jumps cannot be read.
  const isOfThese = answer.text !== '' && wanted.startsWith(answer.text);
  return { found: isAsked && isOfThese ? answer.found : [], isBusy: isAsked && answer.text !== wanted };
}
