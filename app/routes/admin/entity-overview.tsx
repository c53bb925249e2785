import type { ReactNode } from 'react';
import { href } from 'react-router';
import { FollowersPanel } from '~/features/catalogue/components/followers-panel';
import type { Followers } from '~/features/catalogue/queries';
import { EventRows } from '~/features/events/components/event-row';
import type { EventRowData } from '~/features/events/queries';
import { PictureGallery } from '~/features/pictures/components/picture-gallery';
import type { PicturedType, StoredPicture } from '~/features/pictures/queries';
import { Badge } from '~/ui/badge/badge';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import { Picture } from '~/ui/picture/picture';
import classes from './admin-page.module.css';
import { usePictureActs } from './use-picture-acts';

type EntityOverviewProps = {
  entity: { type: PicturedType; id: number };
  eyebrow: string;
  name: string;
  hidden: boolean;
  mayEdit: boolean;
  actions: ReactNode;
  /** What it is: a form for editors, the facts for everyone else. */
  details: ReactNode;
  pictures: StoredPicture[];
  upcoming: EventRowData[];
  past: EventRowData[];
  followers: Followers;
  /** Further panels beside the details. */
  children: ReactNode;
};

/** What the team of a venue, artist or promoter works on: its details and pictures, its events, its followers. */
export function EntityOverview(props: EntityOverviewProps) {
  const { entity, eyebrow, name, hidden, mayEdit, actions, details, pictures, upcoming, past } = props;
  const acts = usePictureActs(entity);
  const toEvent = (event: EventRowData) => href('/event/:id', { id: String(event.id) });
  return (
    <div className={classes.page}>
      <PageHeader
        eyebrow={hidden ? <Badge icon="eye-off">{`${eyebrow}, hidden`}</Badge> : eyebrow}
        title={name}
        art={
          <Picture
            kind={entity.type}
            id={entity.id}
            picture={pictures[0] ?? null}
            ratio="square"
            sizes="72px"
            widest={160}
          />
        }
        actions={actions}
      />
      <div className={classes.columns}>
        <div className={classes.stack}>
          {details}
          <Panel title="Pictures" text="The first is the cover. Pictures save straight away.">
            <PictureGallery entity={entity} pictures={pictures} acts={acts} readOnly={!mayEdit} />
          </Panel>
        </div>
        <div className={classes.stack}>
          <FollowersPanel followers={props.followers} />
          <Panel title="Upcoming events">
            {upcoming.length > 0 ? (
              <EventRows events={upcoming} linkTo={toEvent} />
            ) : (
              <p className={classes.muted}>Nothing is announced.</p>
            )}
          </Panel>
          {past.length > 0 && (
            <Panel title="Past events">
              <EventRows events={past} linkTo={toEvent} />
            </Panel>
          )}
          {props.children}
        </div>
      </div>
    </div>
  );
}
