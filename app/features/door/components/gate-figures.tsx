import type { GateFigures } from '../figures';
import { count } from '../rules';
import classes from './live.module.css';

/** What went through each gate. */
export function GateTable({ gates }: { gates: GateFigures[] }) {
  return (
    <table className={classes.table}>
      <caption className={classes.hidden}>Gates</caption>
      <thead>
        <tr>
          <th scope="col">Gate</th>
          <th scope="col">In</th>
          <th scope="col">Out</th>
          <th scope="col">Refused</th>
        </tr>
      </thead>
      <tbody>
        {gates.map(({ id, name, entries, exits, refusals }) => (
          <tr key={id ?? 'none'}>
            <th scope="row">{name ?? 'No gate chosen'}</th>
            <td>{count(entries)}</td>
            <td>{count(exits)}</td>
            <td>{count(refusals)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
