import { useMemo } from 'react';
import { changePlatformSettings } from '~/features/settings/commands';
import { SettingPanel } from '~/features/settings/components/setting-panel';
import { getPlatformSettings, type PlatformSettings } from '~/features/settings/queries';
import { checkSettings, settingGroups } from '~/features/settings/settings';
import { useViewer } from '~/routes/use-viewer';
import { ContentForm } from '~/ui/editing/content-form';
import { useEditing } from '~/ui/editing/use-editing';
import { Notice } from '~/ui/notice/notice';
import { saveContent } from './save-content';

/** The level that change_platform_settings asks for. */
const owners = 4;

/** What holds for the whole platform. Owners decide, staff look it up. */
export function SettingsView({ settings: { values, version } }: { settings: PlatformSettings }) {
  const readOnly = (useViewer()?.platformLevel ?? 0) < owners;
  const editing = useEditing({
    keptAs: 'platform:settings',
    loaded: useMemo(() => ({ values, version }), [values, version]),
    automatic: false,
    check: checkSettings,
    groups: [['messages_per_day', 'messages_per_month']],
    save: (changes, seen) =>
      saveContent({
        save: (db) => changePlatformSettings(db, changes, seen),
        version: seen,
        reload: getPlatformSettings,
      }),
  });
  return (
    <ContentForm editing={editing}>
      {readOnly && <Notice>Owners of the platform change these. You can look them up.</Notice>}
      {settingGroups.map((group) => (
        <SettingPanel
          key={group.id}
          group={group}
          values={editing.values}
          errors={editing.errors}
          readOnly={readOnly}
          onChange={editing.change}
        />
      ))}
    </ContentForm>
  );
}
