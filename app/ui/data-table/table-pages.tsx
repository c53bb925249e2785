import { Link } from 'react-router';
import { buttonClass } from '~/ui/button/button-style';
import classes from '~/ui/data-table/data-table.module.css';
import { Icon } from '~/ui/icon/icon';

type TablePagesProps = { page: number; pageSize: number; total: number; pathTo: (page: number) => string };

export function TablePages({ page, pageSize, total, pathTo }: TablePagesProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = Math.min((page - 1) * pageSize + 1, total);
  const last = Math.min(page * pageSize, total);
  const look = buttonClass({ kind: 'secondary', size: 'sm' });
  return (
    <nav className={classes.pages} aria-label="Pages">
      <p>
        {first.toLocaleString('en-GB')}–{last.toLocaleString('en-GB')} of {total.toLocaleString('en-GB')}
      </p>
      {page > 1 && (
        <Link to={pathTo(Math.min(page - 1, pages))} className={look} rel="prev" preventScrollReset>
          <Icon name="chevron-left" size={18} />
          Previous
        </Link>
      )}
      {page < pages && (
        <Link to={pathTo(page + 1)} className={look} rel="next" preventScrollReset>
          Next
          <Icon name="chevron-right" size={18} />
        </Link>
      )}
    </nav>
  );
}
