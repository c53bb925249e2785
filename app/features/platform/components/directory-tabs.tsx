import { Link } from 'react-router';
import { type DirectoryKind, directoryKinds, directoryTitles } from '../rules';
import classes from './directory-tabs.module.css';

/** Links, so that a list can be shared and gone back to. */
export function DirectoryTabs({ kind }: { kind: DirectoryKind }) {
  return (
    <nav className={classes.tabs} aria-label="What to list">
      {directoryKinds.map((one) => (
        <Link
          key={one}
          to={`?kind=${one}`}
          aria-current={one === kind ? 'page' : undefined}
          preventScrollReset
        >
          {directoryTitles[one]}
        </Link>
      ))}
    </nav>
  );
}
