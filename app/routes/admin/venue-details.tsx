import { saveVenue } from '~/features/venues/commands';
import { EditVenueVisit, EditVenueWords } from '~/features/venues/components/edit-venue';
import { EditVenuePlace } from '~/features/venues/components/edit-venue-place';
import { type EditableVenue, getEditableVenue } from '~/features/venues/editing-queries';
import { checkVenue, venueFieldGroups } from '~/features/venues/schema';
import type { Choice } from '~/lib/choices';
import { mostLinks } from '~/lib/content-rules';
import { ContentForm } from '~/ui/editing/content-form';
import { LinksField } from '~/ui/form/links-field';
import { EditSection } from './edit-section';
import { EntityReading } from './entity-reading';
import { useContentEditing } from './use-content-editing';

type VenueDetailsProps = {
  venue: EditableVenue;
  choices: { countries: Choice[]; zones: Choice[] };
  mayEdit: boolean;
};

export function VenueDetails({ venue, choices, mayEdit }: VenueDetailsProps) {
  const editing = useContentEditing({
    type: 'venue',
    entity: venue,
    check: checkVenue,
    groups: venueFieldGroups,
    save: saveVenue,
    reload: getEditableVenue,
  });
  const { values, errors, change } = editing;
  const { content } = venue;
  if (!mayEdit) {
    return (
      <EntityReading
        content={content}
        facts={[
          {
            name: 'Address',
            value: [content.address, content.postal_code, content.city].filter(Boolean).join(', '),
          },
          { name: 'Capacity', value: content.capacity?.toLocaleString('en-GB') ?? 'Not set' },
          { name: 'Time zone', value: content.timezone.replaceAll('_', ' ') },
        ]}
      />
    );
  }
  const part = { values, errors, change };
  return (
    <ContentForm editing={editing}>
      <EditSection id="words" title="Words">
        <EditVenueWords {...part} />
      </EditSection>
      <EditSection id="place" title="Place">
        <EditVenuePlace {...part} {...choices} />
      </EditSection>
      <EditSection id="visit" title="For those who come">
        <EditVenueVisit {...part} />
      </EditSection>
      <EditSection id="links" title="Links">
        <LinksField
          value={values.links}
          most={mostLinks}
          error={errors.links}
          onChange={(links) => change({ links })}
        />
      </EditSection>
    </ContentForm>
  );
}
