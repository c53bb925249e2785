import { Link } from 'react-router';
import type { Permission } from '../queries';
import { LevelBadge } from './level-badge';
import classes from './permission-list.module.css';

export type NamedPermission = Permission & {
  name: string;
  to: string;
  /** When an event is. */
  when?: { startsAt: string; timezone: string };
};

/** What one person may run, each leading to its admin page. */
export function PermissionList({ permissions }: { permissions: NamedPermission[] }) {
  return (
    <ul className={classes.list}>
      {permissions.map(({ entityType, entityId, level, name, to }) => (
        <li key={`${entityType}-${entityId}`}>
          <Link to={to}>
            <span className={classes.name}>{name}</span>
            <span className={classes.type}>{entityType}</span>
            <LevelBadge level={level} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The permissions on entities of one kind, under its name. */
export function PermissionGroup({ title, permissions }: { title: string; permissions: NamedPermission[] }) {
  if (permissions.length === 0) return null;
  return (
    <section className={classes.group}>
      <h3>{title}</h3>
      <PermissionList permissions={permissions} />
    </section>
  );
}
