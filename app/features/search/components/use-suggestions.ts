import { startTransition, useEffect, useState } from 'react';
import { getBrowserDb } from '~/db/browser-middleware';
import type { Found } from '../found';
import { searchCatalogue } from '../queries';

const pause = 120;
const perKind = 4;
const shortest = 2;

/** What the catalogue has for the text, a moment after the last key. Late answers and lost connections change nothing. */
export function useSuggestions(text: string): { found: Found[]; isKnown: boolean } {
  const wanted = text.trim();
  const [answer, setAnswer] = useState<{ text: string; found: Found[] }>({ text: '', found: [] });
  useEffect(() => {
    if (wanted.length < shortest) return;
    let current = true;
    const timer = setTimeout(async () => {
      try {
        const found = await searchCatalogue(await getBrowserDb(), wanted, perKind);
        // A key that is pressed meanwhile comes first.
        if (current) startTransition(() => setAnswer({ text: wanted, found }));
      } catch {
        // Whoever has no connection just now sees what was found before, and can still press Enter.
      }
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  if (wanted.length < shortest) return { found: [], isKnown: false };
  return { found: answer.found, isKnown: answer.text === wanted };
}
