import type { KnownDoor } from './known-door';
import type { Match } from './messages';

const mostMatches = 10;
const fewestLetters = 3;

/** Without network the phone looks among what it was told: order codes always, names where the event allows it. */
export function findLocally({ bySerial, settings }: KnownDoor, text: string): Match[] {
  const wanted = text.trim().toLowerCase();
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  const byName = settings.rules.searchAllowed && wanted.length >= fewestLetters;
  const matches: Match[] = [];
  for (const [ticketId, , typeId, status, name, orderCode, inside, entries] of bySerial.values()) {
    const isWanted = (code !== '' && orderCode === code) || (byName && name.toLowerCase().includes(wanted));
    if (!isWanted) continue;
    const type = settings.types.find(({ id }) => id === typeId)?.name ?? '';
    matches.push({ ticketId, name, type, orderCode, status, inside, entries });
    if (matches.length === mostMatches) break;
  }
  return matches;
}
