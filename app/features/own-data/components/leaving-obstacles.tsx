import { href, Link } from 'react-router';
import { Notice } from '~/ui/notice/notice';
import type { Leaving } from '../queries';
import classes from './own-data.module.css';

/** What has to be settled first, each with the way to it. */
export function LeavingObstacles({ leaving: { owned, owed } }: { leaving: Leaving }) {
  return (
    <>
      <Notice tone="warning">Something still needs you. Settle it, then your account can go.</Notice>
      {owned.length > 0 && (
        <section className={classes.part}>
          <h3>You are the only owner of</h3>
          <ul className={classes.owned}>
            {owned.map(({ type, id, name }) => (
              <li key={`${type}${id}`}>
                <Link to={pathOf(type, id)}>{name}</Link>
              </li>
            ))}
          </ul>
          <p>Make somebody else an owner, or delete it.</p>
        </section>
      )}
      {owed.length > 0 && (
        <section className={classes.part}>
          <h3>Money is still on its way to you from</h3>
          <ul className={classes.owned}>
            {owed.map(({ id, name }) => (
              <li key={id}>
                <Link to={href('/admin/event/:id', { id: String(id) })}>{name}</Link>
              </li>
            ))}
          </ul>
          <p>Once the event is over and every refund and dispute is settled, you can go.</p>
        </section>
      )}
    </>
  );
}

function pathOf(type: string, number: number): string {
  const id = String(number);
  if (type === 'event') return href('/admin/event/:id/permissions', { id });
  if (type === 'venue') return href('/admin/venue/:id', { id });
  if (type === 'artist') return href('/admin/artist/:id', { id });
  return type === 'promoter' ? href('/admin/promoter/:id', { id }) : href('/admin/manage');
}
