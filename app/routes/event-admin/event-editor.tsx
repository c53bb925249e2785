import { useState } from 'react';
import { href } from 'react-router';
import { EditAge, EditPrice, EditReturns } from '~/features/events/components/edit-admission';
import { EditPromoters } from '~/features/events/components/edit-promoters';
import { EditReadiness } from '~/features/events/components/edit-readiness';
import { EditTimes } from '~/features/events/components/edit-times';
import { type ChosenVenue, EditVenue } from '~/features/events/components/edit-venue';
import { EditWords } from '~/features/events/components/edit-words';
import { listReadiness } from '~/features/events/readiness';
import { GenreChoice } from '~/features/genres/components/genre-choice';
import { PictureGallery } from '~/features/pictures/components/picture-gallery';
import { findByName } from '~/features/search/find-by-name';
import { getVenueZone } from '~/features/venues/editing-queries';
import { mostLinks } from '~/lib/content-rules';
import { EditSection } from '~/routes/admin/edit-section';
import { managerLevel } from '~/routes/admin/load-entity';
import { usePictureActs } from '~/routes/admin/use-picture-acts';
import { useCommands } from '~/routes/use-commands';
import { ContentForm } from '~/ui/editing/content-form';
import { LinksField } from '~/ui/form/links-field';
import { ChatRoomsPanel } from './chat-rooms-panel';
import { DoorRulesPanel } from './door-rules-panel';
import classes from './event-admin-page.module.css';
import { EventFuture } from './event-future';
import { EventPayouts } from './event-payouts';
import { EventStatus } from './event-status';
import type { EventEditing } from './load-event-editing';
import { pathToMend } from './path-to-mend';
import { useEventEditing } from './use-event-editing';

const ownerLevel = 4;

/** Everything about an event on one page; drafts save themselves, what is out waits for “Save changes”. */
export function EventEditor(props: EventEditing) {
  const { event, pictures, level, genres, promoters, payouts, doorRules, zones, currencies } = props;
  const { ask } = useCommands();
  const editing = useEventEditing(event);
  const { values, errors, change, saveNow } = editing;
  const [venue, setVenue] = useState<ChosenVenue | null>(
    event.venue && { ...event.venue, detail: event.venue.city },
  );
  const part = { values, errors, change };
  const entity = { type: 'event', id: event.id } as const;
  return (
    <div className={classes.editor}>
      <div className={classes.stack}>
        <EditReadiness
          items={listReadiness({ content: values, acts: event.acts }, pictures.length)}
          status={event.status}
          pathOf={(place) => pathToMend(event.id, place)}
        />
        <EventStatus {...props} settle={saveNow} />
      </div>
      <ContentForm editing={editing}>
        <EditSection id="words" title="Words">
          <EditWords {...part} />
        </EditSection>
        <EditSection id="when" title="When">
          <EditTimes {...part} zones={zones} hasVenue={values.venue_id !== null} />
        </EditSection>
        <EditSection id="where" title="Where">
          <EditVenue
            {...part}
            venue={venue}
            onVenue={setVenue}
            find={async (text) => (await ask((db) => findByName(db, 'venue', text))) ?? []}
            open={async (found) => {
              const timezone = await ask((db) => getVenueZone(db, found.id));
              return timezone === null ? null : { ...found, timezone };
            }}
          />
        </EditSection>
        <EditSection id="who" title="Who may come">
          <EditAge {...part} />
        </EditSection>
        <EditSection id="price" title="Price">
          <EditPrice
            {...part}
            currencies={currencies}
            ticketsPath={event.hasTypes ? href('/admin/event/:id/tickets', { id: String(event.id) }) : null}
          />
        </EditSection>
        <EditSection id="returns" title="Returns and transfers">
          <EditReturns {...part} />
        </EditSection>
        <EditSection id="genres" title="Genres">
          <GenreChoice
            genres={genres}
            value={values.genre_ids}
            error={errors.genre_ids}
            onChange={(genre_ids) => change({ genre_ids })}
          />
        </EditSection>
        <EditSection
          id="promoters"
          title="Promoters"
          text={
            level < ownerLevel
              ? 'Owners of the event decide who puts it on.'
              : 'The team of a promoter runs the event with you.'
          }
        >
          <EditPromoters {...part} promoters={promoters} mayDecide={level >= ownerLevel} />
        </EditSection>
        <EditSection id="links" title="Links">
          <LinksField
            value={values.links}
            most={mostLinks}
            error={errors.links}
            onChange={(links) => change({ links })}
          />
        </EditSection>
        <EditSection
          id="pictures"
          title="Pictures"
          text="The first is the poster. Pictures are stored at once."
        >
          <PictureGallery entity={entity} pictures={pictures} acts={usePictureActs(entity)} />
        </EditSection>
      </ContentForm>
      <div className={classes.stack}>
        {payouts && <EventPayouts eventId={event.id} choices={payouts} mayChoose={level >= ownerLevel} />}
        <DoorRulesPanel eventId={event.id} rules={doorRules} mayDecide={level >= managerLevel} />
        <div id="chat">
          <ChatRoomsPanel event={event} rooms={props.chatRooms} stages={props.chatStages} />
        </div>
        <EventFuture event={event} level={level} />
      </div>
    </div>
  );
}
