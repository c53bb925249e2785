import { useId, useRef } from 'react';
import { IconButton } from '~/ui/button/icon-button';
import { useDialogDismissal } from '~/ui/dialog/use-dialog-dismissal';
import { useModal } from '~/ui/dialog/use-modal';
import { SwitchField } from '~/ui/form/switch-field';
import { Keys } from '~/ui/shortcuts/keys';
import { useRegisteredShortcuts } from '~/ui/shortcuts/registry';
import { isSingleKeys, type Shortcut, shortcutGroups } from '~/ui/shortcuts/shortcut';
import classes from '~/ui/shortcuts/shortcut-sheet.module.css';
import { switchSingleKeys, useSingleKeys } from '~/ui/shortcuts/single-keys';

/** Every key that works on this page, made from what is registered; and the switch for those without a modifier. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const isOn = useSingleKeys();
  const groups = groupShortcuts(useRegisteredShortcuts());
  useDialogDismissal(dialog, onClose);
  useModal(dialog);
  return (
    <dialog ref={dialog} className={classes.sheet} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h2 id={titleId}>Keyboard shortcuts</h2>
        <IconButton icon="x" label="Close" onClick={onClose} />
      </div>
      <div className={classes.body}>
        <div className={classes.groups}>
          {groups.map(({ group, shortcuts }) => (
            <section key={group} className={classes.group}>
              <h3>{group}</h3>
              <dl>
                {shortcuts.map(({ label, keys }) => (
                  <div key={`${label} ${keys.join(' ')}`} data-off={!isOn && isSingleKeys(keys)}>
                    <dt>{label}</dt>
                    <dd>
                      <Keys keys={keys} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <div className={classes.switch}>
          <SwitchField
            label="Single-key shortcuts"
            hint="When off, only those with Ctrl or ⌘ work. Remembered on this device."
            checked={isOn}
            onChange={(event) => switchSingleKeys(event.currentTarget.checked)}
          />
        </div>
      </div>
    </dialog>
  );
}

function groupShortcuts(shortcuts: readonly Shortcut[]) {
  return shortcutGroups
    .map((group) => ({ group, shortcuts: shortcuts.filter((one) => one.group === group) }))
    .filter((one) => one.shortcuts.length > 0);
}
