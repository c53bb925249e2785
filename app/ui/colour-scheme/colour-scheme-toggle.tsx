import { type ColourScheme, chooseColourScheme, useColourScheme } from '~/ui/colour-scheme/colour-scheme';
import classes from '~/ui/colour-scheme/colour-scheme-toggle.module.css';
import { Icon } from '~/ui/icon/icon';
import type { IconName } from '~/ui/icon/paths';

const choices: { scheme: ColourScheme; label: string; icon: IconName }[] = [
  { scheme: 'auto', label: 'Colours of your system', icon: 'monitor' },
  { scheme: 'dark', label: 'Dark', icon: 'moon' },
  { scheme: 'light', label: 'Light', icon: 'sun' },
];

export function ColourSchemeToggle() {
  // The server does not know the choice: nothing is marked as pressed until the browser has taken over.
  const chosen = useColourScheme();
  return (
    <fieldset className={classes.group} aria-label="Colour scheme">
      {choices.map(({ scheme, label, icon }) => (
        <button
          key={scheme}
          type="button"
          className={classes.choice}
          aria-label={label}
          title={label}
          aria-pressed={chosen === scheme}
          onClick={() => chooseColourScheme(scheme)}
        >
          <Icon name={icon} size={18} />
        </button>
      ))}
    </fieldset>
  );
}
