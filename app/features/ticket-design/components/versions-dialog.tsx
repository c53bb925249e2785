import { useState } from 'react';
import { formatRelative } from '~/lib/time';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { SkeletonRows } from '~/ui/skeleton/skeleton';
import { useDesigner } from '../designer-context';
import type { SavedDesign } from '../queries';
import classes from './compare.module.css';
import { DesignDrawing } from './design-drawing';

type VersionsDialogProps = {
  /** Null while they are on their way. */
  versions: readonly SavedDesign[] | null;
  onClose: () => void;
};

/** What was saved before, with a picture; any of it can be gone on with. */
export function VersionsDialog({ versions, onClose }: VersionsDialogProps) {
  const { store, size } = useDesigner();
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = versions?.find(({ version }) => version === chosen) ?? versions?.[0];
  const restore = () => {
    if (shown)
      store.change(() => shown.design, {
        say: `Version ${shown.version} is on the table again.`,
        select: [],
      });
    onClose();
  };
  const isEmpty = versions?.length === 0;
  return (
    <FormDialog
      open
      title="Earlier versions"
      text={
        isEmpty
          ? 'Nothing has been saved yet. Each time it is, it appears here.'
          : 'Going on with one changes nothing for your guests until you save.'
      }
      submitLabel={shown ? `Go on with version ${shown.version}` : 'Close'}
      onSubmit={restore}
      onCancel={onClose}
    >
      {versions === null && <SkeletonRows rows={4} label="Loading versions" />}
      {shown && versions && (
        <div className={classes.versions}>
          <ul aria-label="Versions">
            {versions.map(({ version, savedBy, savedAt }) => (
              <li key={version}>
                <button
                  type="button"
                  aria-pressed={version === shown.version}
                  onClick={() => setChosen(version)}
                >
                  <strong>Version {version}</strong>
                  <span>
                    {savedBy}, {formatRelative(savedAt, new Date())}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <DesignDrawing
            design={shown.design}
            size={size}
            className={classes.picture}
            label={`Version ${shown.version}`}
          />
        </div>
      )}
    </FormDialog>
  );
}
