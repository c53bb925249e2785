import { type Command, type CommandGroup, groupCommands } from './command';
import { matchCommands } from './match-commands';

const recentGroup = 'Used lately';
const mostPerGroup = 14;
const mostMatches = 40;

/** What the palette shows: nothing typed, what was used last and then everything in its order; otherwise what fits. */
export function listShown(
  commands: readonly Command[],
  recent: readonly string[],
  text: string,
  found: readonly Command[],
): CommandGroup[] {
  if (text.trim() === '') {
    const used = recent.flatMap((id) => commands.find((one) => one.id === id) ?? []);
    const rest = commands.filter((one) => !used.includes(one));
    return [
      ...groupCommands(used.map((one) => ({ ...one, group: recentGroup }))),
      ...groupCommands(rest).map((one) => ({ ...one, commands: one.commands.slice(0, mostPerGroup) })),
    ];
  }
  const matches = matchCommands(commands, text).slice(0, mostMatches);
  const known = new Set(commands.map(({ id }) => id));
  // Last, because they come last: nothing moves away from under whoever is about to press Enter.
  return [...groupCommands(matches), ...groupCommands(found.filter(({ id }) => !known.has(id)))];
}
