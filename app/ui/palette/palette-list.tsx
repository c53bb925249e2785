import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '~/ui/icon/icon';
import type { Command, CommandGroup } from '~/ui/palette/command';
import classes from '~/ui/palette/palette.module.css';
import { Keys } from '~/ui/shortcuts/keys';
import { useSingleKeys } from '~/ui/shortcuts/single-keys';

type PaletteListProps = {
  id: string;
  groups: CommandGroup[];
  /** The place of the active one among all of them. */
  active: number;
  onActivate: (place: number) => void;
  onChoose: (command: Command, inNewTab: boolean) => void;
};

export function PaletteList({ id, groups, active, onActivate, onChoose }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  const showsKeys = useSingleKeys();
  useEffect(() => {
    const option = list.current?.querySelector(`[id="${id}-${active}"]`);
    // The heading of the first group comes into sight with it.
    const shown = active === 0 ? list.current?.firstElementChild : option;
    shown?.scrollIntoView({ block: 'nearest' });
    option?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  let place = 0;
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Results"
      className={classes.list}
      hidden={groups.length === 0}
    >
      {groups.map(({ group, commands }) => (
        <fieldset key={group} aria-label={group} className={classes.group}>
          <p className={classes.title} aria-hidden>
            {group}
          </p>
          {commands.map((command) => {
            const at = place;
            place += 1;
            const press = (event: MouseEvent) => {
              if (event.button < 2) onChoose(command, event.ctrlKey || event.metaKey || event.button === 1);
            };
            return (
              <div
                key={command.id}
                id={`${id}-${at}`}
                role="option"
                aria-selected={at === active}
                tabIndex={-1}
                className={classes.option}
                onPointerMove={() => at !== active && onActivate(at)}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={press}
                onAuxClick={press}
                onKeyDown={(event) => event.key === 'Enter' && onChoose(command, event.ctrlKey)}
              >
                <Icon name={command.icon} size={18} />
                <span className={classes.label}>{command.label}</span>
                {command.detail && <small className={classes.detail}>{command.detail}</small>}
                {command.keys && showsKeys && (
                  <span className={classes.keys} aria-hidden>
                    <Keys keys={command.keys} />
                  </span>
                )}
              </div>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
