import { useState } from 'react';
import { useFetcher } from 'react-router';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import { Icon } from '~/ui/icon/icon';
import { levelName, personName } from '../rules';
import classes from './permission-chips.module.css';

type HeldPermission = {
  userId: number;
  entityType: string;
  entityId: number;
  entityName: string;
  level: number;
  /** Whose it is. */
  name: string;
};

type PermissionChipsProps = {
  permissions: HeldPermission[];
  /** What the chips name: the list of a person names entities, that of an entity names people. */
  naming: 'entities' | 'people';
  canRevoke: boolean;
};

/** More would make a row of the table a page of its own. */
const mostShown = 3;

/** Who may do what, each to be taken back after asking. */
export function PermissionChips({ permissions, naming, canRevoke }: PermissionChipsProps) {
  if (permissions.length === 0) return <span className={classes.none}>None</span>;
  const chips = permissions.map((permission) => (
    <PermissionChip
      key={`${permission.userId} ${permission.entityType} ${permission.entityId}`}
      permission={permission}
      label={naming === 'entities' ? permission.entityName : nameOf(permission)}
      canRevoke={canRevoke}
    />
  ));
  return (
    <>
      <ul className={classes.chips}>{chips.slice(0, mostShown)}</ul>
      {chips.length > mostShown && (
        <details className={classes.more}>
          <summary>{chips.length - mostShown} more</summary>
          <ul className={classes.chips}>{chips.slice(mostShown)}</ul>
        </details>
      )}
    </>
  );
}

type PermissionChipProps = { permission: HeldPermission; label: string; canRevoke: boolean };

function PermissionChip({ permission, label, canRevoke }: PermissionChipProps) {
  const fetcher = useFetcher<{ problem?: string }>();
  const [asking, setAsking] = useState(false);
  const words = `${label} · ${levelName(permission.level)}`;
  const revoke = () => {
    setAsking(false);
    const { userId, entityType, entityId } = permission;
    fetcher.submit({ intent: 'revoke', userId, entityType, entityId }, { method: 'post' });
  };
  if (!canRevoke) return <li className={classes.chip}>{words}</li>;
  return (
    <li>
      <button
        type="button"
        className={classes.chip}
        onClick={() => setAsking(true)}
        disabled={fetcher.state !== 'idle'}
      >
        {words}
        <Icon name="x" size={14} label="Take back" />
      </button>
      {fetcher.data?.problem && (
        <p className={classes.problem} role="alert">
          {fetcher.data.problem}
        </p>
      )}
      <ConfirmDialog
        open={asking}
        title="Take this permission back?"
        confirmLabel="Take back"
        danger
        onConfirm={revoke}
        onCancel={() => setAsking(false)}
      >
        {nameOf(permission)} is no longer {levelName(permission.level)} of {permission.entityName}.
      </ConfirmDialog>
    </li>
  );
}

function nameOf({ userId, name }: HeldPermission): string {
  return personName(userId, name);
}
