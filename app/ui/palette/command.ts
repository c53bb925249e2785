import type { IconName } from '~/ui/icon/paths';

/** Something to go to or to do. */
export type Command = {
  /** The same tomorrow: what was used last is kept by it. */
  id: string;
  label: string;
  group: string;
  icon: IconName;
  /** Quiet words beside the label, which are searched too. */
  detail?: string;
  /** What else it is looked for as. */
  words?: string;
  keys?: readonly string[];
} & ({ to: string } | { run: () => void });

export type CommandGroup = { group: string; commands: Command[] };

/** Groups in the order of their first commands; within one the order stays. */
export function groupCommands(commands: readonly Command[]): CommandGroup[] {
  return [...new Set(commands.map(({ group }) => group))].map((group) => ({
    group,
    commands: commands.filter((one) => one.group === group),
  }));
}
