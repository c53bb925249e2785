import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { href, useLocation, useNavigate, useSubmit } from 'react-router';
import type { NamedPermission } from '~/features/permissions/components/permission-list';
import { wordsFor } from '~/lib/reasons';
import { useViewer } from '~/routes/use-viewer';
import type { Command } from '~/ui/palette/command';
import { paletteKeys } from '~/ui/palette/palette-button';
import { useTypedAhead } from '~/ui/palette/use-typed-ahead';
import { useShortcuts } from '~/ui/shortcuts/registry';
import type { Shortcut } from '~/ui/shortcuts/shortcut';
import { useShortcutKeys } from '~/ui/shortcuts/use-shortcut-keys';
import { toast } from '~/ui/toast/toast';
import { actionGroup, listActionCommands } from './action-commands';
import { listPageCommands } from './admin-commands';
import type { CommandDialogsProps } from './command-dialogs';
import { findPresent } from './present-entity';

const load = () => import('./command-dialogs').then(({ CommandDialogs }) => CommandDialogs);
const idle = 1500;

/** The palette, the shortcuts and their sheet: all three are made of the same commands. */
export function useCommandPalette(entities: readonly NamedPermission[]): {
  openPalette: () => void;
  dialogs: ReactNode;
} {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const submit = useSubmit();
  const [Dialogs, setDialogs] = useState<ComponentType<CommandDialogsProps>>();
  const [open, setOpen] = useState<CommandDialogsProps['open'] | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Asked for again when it is needed.
      load().then(
        (loaded) => setDialogs(() => loaded),
        () => undefined,
      );
    }, idle);
    return () => clearTimeout(timer);
  }, []);
  const typed = useTypedAhead(open === 'palette', Dialogs !== undefined, () => setOpen(null));
  const show = (which: CommandDialogsProps['open']) => {
    setOpen(which);
    if (Dialogs) return;
    load().then(
      (loaded) => setDialogs(() => loaded),
      () => {
        setOpen(null);
        toast({ text: wordsFor('unreachable'), tone: 'bad' });
      },
    );
  };

  const isStaff = viewer?.isStaff ?? false;
  const present = findPresent(pathname, entities, viewer?.platformLevel ?? 0);
  const pages = listPageCommands({ isStaff, entities, present }, Date.now());
  const actions = listActionCommands({
    present,
    isHome: pathname === href('/admin'),
    signOut: () => void submit({ intent: 'sign-out' }, { method: 'post', action: href('/sign-out') }),
    showShortcuts: () => show('shortcuts'),
  });
  const ofPresent = pages.filter(({ group }) => group === present?.name);
  const commands = [...ofPresent, ...actions, ...pages.filter((page) => !ofPresent.includes(page))];

  const choose = async (command: Command, inNewTab: boolean) => {
    if ('run' in command) return command.run();
    if (inNewTab) {
      window.open(command.to, '_blank', 'noopener');
      return;
    }
    await navigate(command.to);
    // What had the focus may be gone with its page.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  useShortcutKeys();
  useShortcuts([
    { keys: paletteKeys, label: 'Search and commands', group: 'Anywhere', run: () => show('palette') },
    ...commands.flatMap(({ keys, ...command }) =>
      keys
        ? [{ keys, label: command.label, group: groupOf(command), run: () => void choose(command, false) }]
        : [],
    ),
  ]);
  return {
    openPalette: () => show('palette'),
    dialogs: open && Dialogs && (
      <Dialogs
        key={open}
        {...{ open, typed, commands, isStaff, present }}
        onChoose={(command, inNewTab) => void choose(command, inNewTab)}
        onClose={() => setOpen(null)}
      />
    ),
  };
}

function groupOf(command: Command): Shortcut['group'] {
  if ('run' in command) return 'Anywhere';
  return command.group === actionGroup ? 'On this page' : 'Go to';
}
