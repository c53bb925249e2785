import { useId } from 'react';
import classes from '~/ui/data-table/table-toolbar.module.css';
import { Icon } from '~/ui/icon/icon';
import { classNames } from '~/ui/page/class-names';

type ToolbarSelectProps = {
  title: string;
  value: string;
  /** The words for no choice. */
  none: string;
  options: { value: string; label: string }[];
  onChoose: (value: string) => void;
  className?: string | undefined;
};

/** One choice above a table, with its name before it. */
export function ToolbarSelect({ title, value, none, options, onChoose, className }: ToolbarSelectProps) {
  const id = useId();
  return (
    <div className={classNames(classes.filter, className)}>
      <label htmlFor={id}>{title}</label>
      <span className={classes.box}>
        <select id={id} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
          <option value="">{none}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
    </div>
  );
}
