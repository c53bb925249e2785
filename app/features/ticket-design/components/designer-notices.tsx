import { formatRelative } from '~/lib/time';
import { Button } from '~/ui/button/button';
import { Notice } from '~/ui/notice/notice';
import type { Saving } from '../use-saving';
import classes from './ticket-designer.module.css';

type DesignerNoticesProps = {
  saving: Saving;
  /** When it was that something not saved was found on this device. */
  restoredAt: string | null;
  onDiscard: () => void;
  onKeep: () => void;
  onCheck: () => void;
};

/** What has to be known before one goes on. */
export function DesignerNotices({ saving, restoredAt, onDiscard, onKeep, onCheck }: DesignerNoticesProps) {
  const isOffline = saving.status === 'offline';
  if (!saving.refusal && !restoredAt && !isOffline) return null;
  return (
    <div className={classes.notices}>
      {restoredAt && (
        <Notice title="Your work is back">
          You left {formatRelative(restoredAt, new Date())} without saving, and this device kept it.
          <span className={classes.noticeActions}>
            <Button kind="secondary" size="sm" onClick={onKeep}>
              Go on with it
            </Button>
            <Button kind="quiet" size="sm" onClick={onDiscard}>
              Discard it
            </Button>
          </span>
        </Notice>
      )}
      {isOffline && (
        <Notice tone="warning" title="No connection">
          Your work is kept on this device, and saved as soon as you are back.
        </Notice>
      )}
      {saving.refusal && (
        <Notice tone="bad">
          {saving.refusal}
          <span className={classes.noticeActions}>
            <Button
              kind="secondary"
              size="sm"
              onClick={() => {
                onCheck();
                saving.dismiss();
              }}
            >
              See what to do
            </Button>
            <Button kind="quiet" size="sm" onClick={saving.dismiss}>
              Close
            </Button>
          </span>
        </Notice>
      )}
    </div>
  );
}
