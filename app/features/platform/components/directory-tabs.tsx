import { LinkTabs } from '~/ui/link-tabs/link-tabs';
import { type DirectoryKind, directoryKinds, directoryTitles } from '../rules';

export function DirectoryTabs({ kind }: { kind: DirectoryKind }) {
  return (
    <LinkTabs
      label="What to list"
      tabs={directoryKinds.map((one) => ({
        to: `?kind=${one}`,
        label: directoryTitles[one],
        isCurrent: one === kind,
      }))}
    />
  );
}
