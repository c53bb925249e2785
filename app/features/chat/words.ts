import type { ChatBadge } from './types';

const number = new Intl.NumberFormat('en-GB');

/** '214 here' */
export function hereWords(here: number): string {
  return `${number.format(here)} here`;
}

/** Numbers on small badges. */
export function countWords(count: number): string {
  return count > 99 ? '99+' : String(count);
}

export function typingWords(names: readonly string[]): string {
  const [first, second, third] = names;
  if (first === undefined) return '';
  if (second === undefined) return `${first} is typing…`;
  if (third === undefined) return `${first} and ${second} are typing…`;
  return 'Several people are typing…';
}

/** '8 s', '1:05 min': what is left of a wait. */
export function waitWords(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
}

export const badgeWords: Record<ChatBadge, string> = {
  crew: 'Crew',
  artist: 'Artist',
  inside: 'Inside now',
  holder: 'Holds a ticket',
};

const slowWords: Record<number, string> = {
  10: '10 seconds',
  30: '30 seconds',
  60: 'minute',
  300: '5 minutes',
};

/** 'one message every 10 seconds' */
export function slowModeWords(seconds: number): string {
  return `one message every ${slowWords[seconds] ?? `${seconds} seconds`}`;
}

/** What a screen reader is told of what came in: who and what if it is one, how many if there are more. */
export function newsWords(messages: readonly { author: { name: string }; body: string | null }[]): string {
  const [only, ...more] = messages;
  if (!only) return '';
  if (more.length > 0) return `${messages.length} new messages`;
  return `${only.author.name}: ${only.body?.slice(0, 200) || 'a picture'}`;
}
