import { href, Link } from 'react-router';
import type { Attention } from '~/features/events/rules';
import { Panel } from '~/ui/panel/panel';
import classes from './attention-list.module.css';

/** What somebody should look at soon, each with the page where it is done. */
export function AttentionList({ items }: { items: Attention[] }) {
  return (
    <Panel title="Needs attention">
      {items.length === 0 ? (
        <p className={classes.none}>Nothing does.</p>
      ) : (
        <ul className={classes.list}>
          {items.map(({ eventId, title, words }) => (
            <li key={`${eventId} ${words}`}>
              <Link to={href('/admin/event/:id', { id: String(eventId) })}>{title}</Link>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
