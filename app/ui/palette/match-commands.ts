import type { Command } from './command';

/** How well a word fits: the lower, the better. */
const places = { labelStart: 0, wordStart: 1, otherStart: 3, within: 4 };

/** All words have to be found, in any order and however they are accented; those that begin a name come first. */
export function matchCommands(commands: readonly Command[], text: string): Command[] {
  const wanted = wordsOf(text);
  return commands
    .flatMap((command) => {
      const score = scoreOf(command, wanted);
      return score === null ? [] : [{ command, score }];
    })
    .sort((one, other) => one.score - other.score)
    .map(({ command }) => command);
}

function scoreOf({ label, detail = '', words = '', group }: Command, wanted: string[]): number | null {
  const name = fold(label);
  const inName = wordsOf(label);
  const others = wordsOf(`${detail} ${words} ${group}`);
  let score = 0;
  for (const word of wanted) {
    if (name.startsWith(word)) score += places.labelStart;
    else if (inName.some((one) => one.startsWith(word))) score += places.wordStart;
    else if (others.some((one) => one.startsWith(word))) score += places.otherStart;
    else if (name.includes(word)) score += places.within;
    else return null;
  }
  return score;
}

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
