import { href } from 'react-router';
import { type ColourScheme, chooseColourScheme } from '~/ui/colour-scheme/colour-scheme';
import type { IconName } from '~/ui/icon/paths';
import type { Command } from '~/ui/palette/command';
import { copyText } from '~/ui/toast/copy-text';
import type { PresentEntity } from './present-entity';

export const actionGroup = 'Actions';
const group = actionGroup;

const schemes: { scheme: ColourScheme; label: string; icon: IconName }[] = [
  { scheme: 'dark', label: 'Dark colours', icon: 'moon' },
  { scheme: 'light', label: 'Light colours', icon: 'sun' },
  { scheme: 'auto', label: 'Colours of your system', icon: 'monitor' },
];

type Acts = {
  present: PresentEntity | null;
  isHome: boolean;
  signOut: () => void;
  showShortcuts: () => void;
};

/** Everything that somebody can do from any admin page. */
export function listActionCommands({ present, isHome, signOut, showShortcuts }: Acts): Command[] {
  return [
    ...(present ? [copyLink(present)] : []),
    {
      id: 'scanner',
      label: 'Open the scanner',
      group,
      icon: 'scan',
      to: href('/scanner'),
      words: 'door scan',
    },
    { ...create('event', 'calendar'), ...(isHome && { keys: ['n'] }) },
    create('venue', 'venue'),
    create('artist', 'mic'),
    create('promoter', 'megaphone'),
    ...schemes.map(({ scheme, label, icon }) => ({
      ...{ id: `colours ${scheme}`, label, group, icon, words: 'colour scheme theme mode' },
      run: () => chooseColourScheme(scheme),
    })),
    {
      ...{ id: 'shortcuts', label: 'Keyboard shortcuts', group, icon: 'info', words: 'keys help' },
      ...{ keys: ['?'], run: showShortcuts },
    },
    { id: 'sign-out', label: 'Sign out', group, icon: 'log-out', run: signOut, words: 'leave logout' },
  ];
}

function create(kind: string, icon: IconName): Command {
  const to = `${href('/admin')}?new=${kind}`;
  return { id: `new ${kind}`, label: `New ${kind}`, group, icon, to, words: 'create add' };
}

function copyLink({ publicPath }: PresentEntity): Command {
  return {
    ...{ id: 'copy link', label: 'Copy the public link', group, icon: 'link', words: 'share address url' },
    run: () => void copyText(new URL(publicPath, location.origin).href, 'The link'),
  };
}
