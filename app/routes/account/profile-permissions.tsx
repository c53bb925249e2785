import { type NamedPermission, PermissionList } from '~/features/permissions/components/permission-list';
import { Panel } from '~/ui/panel/panel';

type ProfilePermissionsProps = { permissions: NamedPermission[]; title: string; none: string };

export function ProfilePermissions({ permissions, title, none }: ProfilePermissionsProps) {
  return (
    <Panel title={title}>
      {permissions.length > 0 ? <PermissionList permissions={permissions} /> : <p>{none}</p>}
    </Panel>
  );
}
