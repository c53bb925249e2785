import { Icon } from '~/ui/icon/icon';
import type { Warning } from '../../warnings';
import type { Board } from './use-board';
import classes from './warning-list.module.css';

/** What to look at again; pressing one leads to its slot. */
export function WarningList({ board, warnings }: { board: Board; warnings: readonly Warning[] }) {
  return (
    <section className={classes.warnings} aria-labelledby="warnings">
      <h2 id="warnings">Checks{warnings.length > 0 && ` (${warnings.length})`}</h2>
      {warnings.length === 0 ? (
        <p className={classes.fine}>
          <Icon name="check" size={18} />
          Nobody plays twice, nothing overlaps, and everything is within the opening hours.
        </p>
      ) : (
        <ul>
          {warnings.map(({ kind, slotIds: [id = '', ...others], text }) => (
            <li key={`${kind}-${id}-${others.join()}-${text}`}>
              <button type="button" onClick={() => board.show(id)}>
                <Icon name="warning" size={18} />
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
