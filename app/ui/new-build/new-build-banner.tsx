import { useState } from 'react';
import { useNewerBuild } from '~/ui/new-build/use-newer-build';
import { FloatingNotice } from '~/ui/notice/floating-notice';

/** Offers the newer build; whoever is in the middle of something may go on with the old one. */
export function NewBuildBanner() {
  const newer = useNewerBuild();
  const [dismissed, setDismissed] = useState(false);
  if (!newer || dismissed) return null;
  return (
    <FloatingNotice again="Reload" close="Later" onClose={() => setDismissed(true)}>
      There is a newer version of Limelight.
    </FloatingNotice>
  );
}
