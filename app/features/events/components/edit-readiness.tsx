import { Link } from 'react-router';
import { Icon } from '~/ui/icon/icon';
import { Panel } from '~/ui/panel/panel';
import type { Readiness, ReadinessPlace } from '../readiness';
import type { EventStatus } from '../rules';
import classes from './edit-readiness.module.css';

type EditReadinessProps = {
  items: Readiness[];
  status: EventStatus;
  pathOf: (place: ReadinessPlace) => string;
};

/** What the page has, and a way to what it still lacks. */
export function EditReadiness({ items, status, pathOf }: EditReadinessProps) {
  const missing = items.filter(({ done }) => !done).length;
  return (
    <Panel
      title={status === 'draft' || status === 'scheduled' ? 'Before you publish' : 'On the event page'}
      text={missing === 0 ? 'Everything people ask for is there.' : `${missing} left`}
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
