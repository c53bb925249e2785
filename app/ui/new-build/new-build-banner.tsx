import { useState } from 'react';
import { Button } from '~/ui/button/button';
import { IconButton } from '~/ui/button/icon-button';
import classes from '~/ui/new-build/new-build-banner.module.css';
import { useNewerBuild } from '~/ui/new-build/use-newer-build';

/** Offers the newer build; whoever is in the middle of something may go on with the old one. */
export function NewBuildBanner() {
  const newer = useNewerBuild();
  const [dismissed, setDismissed] = useState(false);
  if (!newer || dismissed) return null;
  return (
    <div className={classes.banner} role="status">
      <p>There is a newer version of Limelight.</p>
      <Button kind="quiet" size="sm" icon="refresh" onClick={() => window.location.reload()}>
        Reload
      </Button>
      <IconButton icon="x" label="Later" onClick={() => setDismissed(true)} />
    </div>
  );
}
