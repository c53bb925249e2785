import { Link } from 'react-router';
import type { DirectoryRow } from '../directory-queries';
import { rowTitles } from '../rules';
import { directoryPath } from './directory-path';
import classes from './directory-table.module.css';

/** What it is called, what it is, and what else it is known by. */
export function RowName({ row }: { row: DirectoryRow }) {
  return (
    <div className={classes.name}>
      <Link to={directoryPath(row)}>{row.name || `Person ${row.id}`}</Link>
      <span className={classes.known}>
        {rowTitles[row.kind]}
        {row.detail && ` · ${row.detail}`}
      </span>
    </div>
  );
}
