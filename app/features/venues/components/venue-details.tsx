import { RichText } from '~/ui/rich-text/rich-text';
import classes from './venue.module.css';

type VenueDetailsProps = {
  venue: {
    travel_notes: string;
    access_notes: string;
    stages: { id: number; name: string; capacity: number | null }[];
  };
};

/** How to get there and in, and what there is inside. */
export function VenueDetails({ venue }: VenueDetailsProps) {
  const { travel_notes, access_notes, stages } = venue;
  if (!travel_notes && !access_notes && stages.length === 0) return null;
  return (
    <div className={classes.details}>
      {travel_notes && (
        <section className={classes.section} aria-labelledby="travel">
          <h2 id="travel">Getting there</h2>
          <RichText source={travel_notes} />
        </section>
      )}
      {access_notes && (
        <section className={classes.section} aria-labelledby="access">
          <h2 id="access">Access</h2>
          <RichText source={access_notes} />
        </section>
      )}
      {stages.length > 0 && (
        <section className={classes.section} aria-labelledby="stages">
          <h2 id="stages">Stages</h2>
          <ul className={classes.stages}>
            {stages.map(({ id, name, capacity }) => (
              <li key={id}>
                {name}
                {capacity !== null && <small>up to {capacity.toLocaleString('en-GB')}</small>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
