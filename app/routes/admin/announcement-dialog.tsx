import type { Announcement } from '~/features/announcements/announcement';
import { saveAnnouncement } from '~/features/announcements/commands';
import { AnnouncementFields } from '~/features/announcements/components/announcement-fields';
import { checkAnnouncement, contentOf } from '~/features/announcements/schema';
import { useFormDialog } from '~/routes/event-admin/use-form-dialog';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { ErrorSummary } from '~/ui/form/error-summary';
import { ownZone } from './own-zone';

type AnnouncementDialogProps = { announcement: Announcement | null; onClose: () => void };

export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  const { values, setValues, isTried, busy, onSubmit } = useFormDialog({
    initial: contentOf(announcement),
    check: checkAnnouncement,
    save: (db, content) => saveAnnouncement(db, content, announcement),
    done: 'The announcement is saved.',
    onClose,
  });
  const errors = isTried ? checkAnnouncement(values) : {};
  const isOut = announcement?.state === 'out' || announcement?.state === 'ended';
  return (
    <FormDialog
      open
      title={announcement ? 'Change an announcement' : 'A new announcement'}
      submitLabel="Save"
      busy={busy}
      onSubmit={onSubmit}
      onCancel={onClose}
    >
      <ErrorSummary errors={errors} />
      <AnnouncementFields
        value={values}
        errors={errors}
        zone={ownZone()}
        isOut={isOut}
        onChange={setValues}
      />
    </FormDialog>
  );
}
