import { Link } from 'react-router';
import { Icon } from '~/ui/icon/icon';
import { Panel } from '~/ui/panel/panel';
import type { Readiness, ReadinessPlace } from '../readiness';
import classes from './edit-readiness.module.css';

type EditReadinessProps = { items: Readiness[]; pathOf: (place: ReadinessPlace) => string };

/** What the page has, and a way to what it still lacks. */
export function EditReadiness({ items, pathOf }: EditReadinessProps) {
  const missing = items.filter(({ done }) => !done).length;
  return (
    <Panel
      title="The event page has"
      text={missing === 0 ? 'Everything people ask for.' : `${missing} to go.`}
    >
      <ul className={classes.list}>
        {items.map(({ place, words, done }) => (
          <li key={place} data-done={done || undefined}>
            <Icon name={done ? 'check' : 'minus'} size={18} label={done ? 'Done' : 'Missing'} />
            {done ? <span>{words}</span> : <Link to={pathOf(place)}>{words}</Link>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
