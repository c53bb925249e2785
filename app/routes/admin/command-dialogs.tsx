import { useCommands } from '~/routes/use-commands';
import type { Command } from '~/ui/palette/command';
import { Palette } from '~/ui/palette/palette';
import { ShortcutSheet } from '~/ui/shortcuts/shortcut-sheet';
import type { PresentEntity } from './present-entity';
import { searchCommands } from './search-commands';

export type CommandDialogsProps = {
  open: 'palette' | 'shortcuts';
  /** What the palette begins with. */
  typed: string;
  commands: readonly Command[];
  isStaff: boolean;
  present: PresentEntity | null;
  onChoose: (command: Command, inNewTab: boolean) => void;
  onClose: () => void;
};

/** Loaded apart from the pages, when they have nothing else to do. */
export function CommandDialogs(props: CommandDialogsProps) {
  const { open, typed, commands, isStaff, present, onChoose, onClose } = props;
  const { ask } = useCommands();
  // Without a connection there is still everything that the page knows by itself.
  const search = {
    place: present ? `${present.type} ${present.id}` : '',
    ask: async (text: string) => (await ask((db) => searchCommands(db, text, { isStaff, present }))) ?? [],
  };
  if (open === 'shortcuts') return <ShortcutSheet onClose={onClose} />;
  return <Palette typed={typed} commands={commands} search={search} onChoose={onChoose} onClose={onClose} />;
}
