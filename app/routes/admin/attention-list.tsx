import { href, Link } from 'react-router';
import type { Attention } from '~/features/events/rules';
import type { PayoutsDue } from '~/features/payouts/queries';
import { Panel } from '~/ui/panel/panel';
import classes from './attention-list.module.css';

type Item = { title: string; words: string; to: string };

export function withPath({ eventId, title, words }: Attention): Item {
  return { title, words, to: href('/admin/event/:id', { id: String(eventId) }) };
}

export function toAttention({ type, id, name }: PayoutsDue): Item {
  const params = { id: String(id) };
  const page =
    type === 'promoter' ? href('/admin/promoter/:id', params) : href('/admin/event/:id/settings', params);
  return { title: name, words: 'Payouts are not set up: paid tickets wait for them.', to: `${page}#payouts` };
}

/** What somebody should look at soon, each with the page where it is done. */
export function AttentionList({ items }: { items: Item[] }) {
  return (
    <Panel title="Needs attention">
      {items.length === 0 ? (
        <p className={classes.none}>Nothing. All is in order.</p>
      ) : (
        <ul className={classes.list}>
          {items.map(({ title, words, to }) => (
            <li key={`${to} ${words}`}>
              <Link to={to}>{title}</Link>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
