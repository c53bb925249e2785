import { Link } from 'react-router';
import { formatRange } from '~/lib/time';
import { Badge } from '~/ui/badge/badge';
import { CheckboxField } from '~/ui/form/checkbox-field';
import { SelectField } from '~/ui/form/select-field';
import { canMakeVenue, type Decision, sureArtist, type VenueChoice } from '../choose';
import type { ImportEntry } from '../queries';
import classes from './imports.module.css';

type EntryRowProps = {
  entry: ImportEntry;
  decision: Decision;
  pathTo: (eventId: number) => string;
  onChange: (decision: Decision) => void;
};

/** One event of the file: whether it comes in, where it takes place, and what is known about it. */
export function EntryRow({ entry, decision, pathTo, onChange }: EntryRowProps) {
  const { event, artists, duplicate } = entry;
  if (!event) return null;
  const unknown = artists.filter(({ likeness }) => (likeness ?? 0) < sureArtist).length;
  return (
    <div className={classes.entry}>
      <div>
        <CheckboxField
          label={event.title}
          checked={decision.isIn}
          onChange={(change) => onChange({ ...decision, isIn: change.currentTarget.checked })}
        />
        <div className={classes.facts}>
          <span>{formatRange(event.startsAt, event.endsAt, event.timezone)}</span>
          {event.isCancelled && <Badge tone="red">Cancelled</Badge>}
          {duplicate && (
            <Badge tone="amber">
              Looks like <Link to={pathTo(duplicate.id)}>{duplicate.title}</Link>
            </Badge>
          )}
          {artists.length > 0 && (
            <span>
              {artists.map(({ name }) => name).join(', ')}
              {unknown > 0 && ` (${unknown} new)`}
            </span>
          )}
        </div>
      </div>
      <SelectField
        label="Venue"
        aria-label={`Venue of ${event.title}`}
        value={decision.venue}
        options={venueOptions(entry)}
        onChange={(change) => onChange({ ...decision, venue: change.currentTarget.value as VenueChoice })}
      />
    </div>
  );
}

function venueOptions(entry: ImportEntry) {
  const { venue, event } = entry;
  return [
    ...(venue
      ? [{ value: 'found', label: `${venue.name}, ${venue.city}${likenessWords(venue.likeness)}` }]
      : []),
    ...(canMakeVenue(entry)
      ? [{ value: 'new', label: `New: ${event?.venue?.name}, ${event?.venue?.city}` }]
      : []),
    { value: 'none', label: event?.venue ? `None (it says “${event.venue.name}”)` : 'None' },
  ];
}

/** Only a guess says how sure it is. */
function likenessWords(likeness: number): string {
  const percent = Math.round(likeness * 100);
  return percent === 100 ? '' : ` (${percent} % alike)`;
}
