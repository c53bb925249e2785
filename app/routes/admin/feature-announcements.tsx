import { useEffect, useState } from 'react';
import { dbContext } from '~/db/context';
import { requireStaff } from '~/features/access/middleware';
import type { Announcement } from '~/features/announcements/announcement';
import { deleteAnnouncement, endAnnouncement } from '~/features/announcements/commands';
import { AnnouncementList } from '~/features/announcements/components/announcement-list';
import { listAnnouncements } from '~/features/announcements/queries';
import { pageMeta } from '~/lib/page-meta';
import { useCommands } from '~/routes/use-commands';
import { Button } from '~/ui/button/button';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import { RowTools } from '~/ui/editing/row-tools';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import { toast } from '~/ui/toast/toast';
import type { Route } from './+types/feature-announcements';
import classes from './admin-page.module.css';
import { AnnouncementDialog } from './announcement-dialog';
import { ownZone } from './own-zone';

export const middleware = [requireStaff];
export const clientMiddleware = [requireStaff];

const load = async ({ context }: Pick<Route.LoaderArgs, 'context'>) => ({
  announcements: await listAnnouncements(context.get(dbContext)),
});

export const loader = load;
export const clientLoader = load;

const description = 'Notes about what is new, which everyone they concern sees once.';

export const meta = () => pageMeta({ title: 'What’s new', description });

export default function FeatureAnnouncements({ loaderData: { announcements } }: Route.ComponentProps) {
  const { run } = useCommands();
  const [edited, setEdited] = useState<Announcement | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Announcement | null>(null);
  // The server does not know the clock of whoever looks.
  const [zone, setZone] = useState('UTC');
  useEffect(() => setZone(ownZone()), []);
  const write = (
    <Button icon="plus" onClick={() => setEdited('new')}>
      Write one
    </Button>
  );
  const leave = async (announcement: Announcement) => {
    setLeaving(null);
    const ends = announcement.state === 'out';
    const act = ends ? endAnnouncement : deleteAnnouncement;
    const worked = await run((db) => act(db, announcement.id));
    if (worked) toast({ text: ends ? 'Nobody is shown it any more.' : 'The announcement is deleted.' });
  };
  const isOut = leaving?.state === 'out';
  return (
    <div className={classes.page}>
      <PageHeader title="What’s new" text={description} actions={announcements.length > 0 && write} />
      {announcements.length === 0 ? (
        <EmptyState icon="megaphone" title="Nothing announced yet" action={write}>
          Write a note when something is new. Everyone it concerns sees it once.
        </EmptyState>
      ) : (
        <Panel
          title="Written so far"
          text="Counts include people with an account only. Strangers see what is for everyone; only their device remembers."
        >
          <AnnouncementList
            announcements={announcements}
            zone={zone}
            actionsOf={(announcement) => (
              <RowTools
                name={announcement.title}
                onEdit={() => setEdited(announcement)}
                {...(announcement.state === 'out' && { removeLabel: 'End', removeIcon: 'eye-off' })}
                onRemove={announcement.state === 'ended' ? undefined : () => setLeaving(announcement)}
              />
            )}
          />
        </Panel>
      )}
      {edited && (
        <AnnouncementDialog announcement={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      <ConfirmDialog
        open={leaving !== null}
        title={isOut ? `End “${leaving?.title}” now?` : `Delete “${leaving?.title ?? ''}”?`}
        confirmLabel={isOut ? 'End now' : 'Delete'}
        danger
        onConfirm={() => leaving && leave(leaving)}
        onCancel={() => setLeaving(null)}
      >
        {isOut ? 'Whoever has not seen it will not see it. Its counts stay.' : 'Nobody has seen it yet.'}
      </ConfirmDialog>
    </div>
  );
}
