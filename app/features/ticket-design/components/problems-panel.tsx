import type { Problem } from '~/lib/ticket-design/checks';
import { ticketSizes } from '~/lib/ticket-design/sizes';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { useDesigner } from '../designer-context';
import { nameOf } from '../element-words';
import { mendProblem } from '../mend-design';
import classes from './problems.module.css';

/** What would keep tickets from being read, in words, with a way out. */
export function ProblemsPanel({ problems }: { problems: readonly Problem[] }) {
  const { store, design } = useDesigner();
  if (problems.length === 0)
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
      {problems.map((problem) => {
        const mending = mendProblem(design, problem);
        const element = design.elements.find(({ id }) => id === problem.elementId);
        return (
          <li key={`${problem.size} ${problem.code} ${problem.elementId}`} data-level={problem.level}>
            <Icon name="warning" size={18} label={problem.level === 'error' ? 'Refuses saving' : 'Hint'} />
            <div>
              <p>
                <strong>
                  {element ? nameOf(element) : 'Design'}, {ticketSizes[problem.size].label}.
                </strong>{' '}
                {problem.words}
              </p>
              <div className={classes.actions}>
                <Button kind="quiet" size="sm" onClick={() => show(problem)}>
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
