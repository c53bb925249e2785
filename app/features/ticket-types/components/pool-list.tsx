import type { ReactNode } from 'react';
import type { Pool, TicketType } from '../queries';
import { TakenBar } from './taken-bar';
import classes from './type-list.module.css';

type PoolListProps = { pools: Pool[]; types: TicketType[]; actionsOf?: (pool: Pool) => ReactNode };

/** Places that several ticket types share. */
export function PoolList({ pools, types, actionsOf }: PoolListProps) {
  return (
    <ul className={classes.list}>
      {pools.map((pool) => (
        <li key={pool.id} className={classes.type}>
          <div className={classes.facts}>
            <p className={classes.naming}>
              <strong>{pool.name}</strong>
            </p>
            <p className={classes.description}>{drawnBy(pool, types)}</p>
            <TakenBar {...pool} />
          </div>
          {actionsOf && <div className={classes.actions}>{actionsOf(pool)}</div>}
        </li>
      ))}
    </ul>
  );
}

function drawnBy({ typeIds }: Pool, types: TicketType[]): string {
  const names = types.filter(({ id }) => typeIds.includes(id)).map(({ content }) => content.name);
  return names.length === 0 ? 'No ticket type draws on it.' : `For ${names.join(', ')}.`;
}
