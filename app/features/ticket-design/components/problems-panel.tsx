import type { Problem } from '~/lib/ticket-design/checks';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { useDesigner } from '../designer-context';
import { nameOf } from '../element-words';
import type { ProblemGroup } from '../group-problems';
import { mendProblem } from '../mend-design';
import classes from './problems.module.css';

/** What would keep tickets from being read, in words, with a way out. */
export function ProblemsPanel({ groups }: { groups: readonly ProblemGroup[] }) {
  const { store, design } = useDesigner();
  if (groups.length === 0)
    return (
      <p className={classes.good}>
        <Icon name="check" /> Every size can be read and scanned.
      </p>
    );
  const show = ({ elementId, size }: Problem) => {
    store.showSize(size);
    store.select([elementId]);
  };
  return (
    <ul className={classes.problems} aria-label="What to look at">
      {groups.map(({ first, sizes }) => {
        const mending = mendProblem(design, first);
        const element = design.elements.find(({ id }) => id === first.elementId);
        return (
          <li key={`${first.code} ${first.elementId}`} data-level={first.level}>
            <Icon name="warning" size={18} label={first.level === 'error' ? 'Refuses saving' : 'Hint'} />
            <div>
              <p>
                <strong>
                  {element ? nameOf(element) : 'Design'}, {sizes}.
                </strong>{' '}
                {first.words}
              </p>
              <div className={classes.actions}>
                <Button kind="quiet" size="sm" onClick={() => show(first)}>
                  Show it
                </Button>
                {mending && (
                  <Button
                    kind="secondary"
                    size="sm"
                    onClick={() => store.change(() => mending.design, { say: `${mending.words}: done.` })}
                  >
                    {mending.words}
                  </Button>
                )}
              </div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
