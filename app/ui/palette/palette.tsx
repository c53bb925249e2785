import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { IconButton } from '~/ui/button/icon-button';
import { useDialogDismissal } from '~/ui/dialog/use-dialog-dismissal';
import { useModal } from '~/ui/dialog/use-modal';
import { Icon } from '~/ui/icon/icon';
import type { Command } from '~/ui/palette/command';
import { listShown } from '~/ui/palette/list-commands';
import classes from '~/ui/palette/palette.module.css';
import { PaletteFoot } from '~/ui/palette/palette-foot';
import { PaletteList } from '~/ui/palette/palette-list';
import { listRecent, recordUse } from '~/ui/palette/recent-commands';
import { type PaletteSearch, useFound } from '~/ui/palette/use-found';

export type PaletteProps = {
  /** What it begins with. */
  typed: string;
  commands: readonly Command[];
  /** What the server knows of the text, beyond these. */
  search: PaletteSearch;
  onChoose: (command: Command, inNewTab: boolean) => void;
  onClose: () => void;
};

/** Everything that can be gone to or done, found by typing: a combobox over a list, in a modal dialog. */
export function Palette({ typed, commands, search, onChoose, onClose }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [text, setText] = useState(typed);
  const [active, setActive] = useState(0);
  const [recent] = useState(listRecent);
  const { found, isBusy } = useFound(text, search);
  useDialogDismissal(dialog, onClose);
  useModal(dialog);

  const groups = listShown(commands, recent, text, found);
  const shown = groups.flatMap((one) => one.commands);
  const current = Math.min(active, Math.max(0, shown.length - 1));
  const choose = (command: Command | undefined, inNewTab: boolean) => {
    if (!command) return;
    recordUse(command.id);
    onClose();
    onChoose(command, inNewTab);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey;
    if (isModified && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      onClose();
      return;
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(shown[current], isModified);
      return;
    }
    const { length } = shown;
    const to = {
      ArrowDown: (current + 1) % length,
      ArrowUp: (current - 1 + length) % length,
      Home: 0,
      End: length - 1,
    }[event.key];
    if (to === undefined || length === 0 || isModified || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setActive(to);
  };
  return (
    <dialog ref={dialog} className={classes.palette} aria-label="Search and commands">
      <div className={classes.head}>
        <span className={classes.mark} data-busy={isBusy}>
          <Icon name="search" />
        </span>
        <input
          className={classes.field}
          type="text"
          role="combobox"
          aria-label="Search pages, events and actions"
          aria-expanded={shown.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown.length > 0 ? `${listId}-${current}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="Where to, or what to do?"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="x" label="Close" className={classes.close ?? ''} onClick={onClose} />
      </div>
      <PaletteList id={listId} groups={groups} active={current} onActivate={setActive} onChoose={choose} />
      {shown.length === 0 && (
        <p className={classes.none}>
          {isBusy ? 'Looking …' : `Nothing is called “${text.trim()}”. Try fewer letters, or another word.`}
        </p>
      )}
      <p className={classes.count} role="status">
        {!isBusy && text.trim() !== '' && countWords(shown.length)}
      </p>
      <PaletteFoot />
    </dialog>
  );
}

function countWords(count: number): string {
  if (count === 0) return 'No results';
  return count === 1 ? '1 result' : `${count} results`;
}
