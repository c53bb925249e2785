import { Icon } from '~/ui/icon/icon';
import { addressWords, mapAddress } from '../rules';
import classes from './venue.module.css';

type VenueFactsProps = {
  venue: {
    name: string;
    address: string;
    postal_code: string;
    city: string;
    latitude: number | null;
    longitude: number | null;
    capacity: number | null;
  };
};

export function VenueFacts({ venue }: VenueFactsProps) {
  return (
    <ul className={classes.facts}>
      <li>
        <Icon name="map-pin" />
        <a href={mapAddress(venue)} rel="noreferrer">
          {addressWords(venue)}
        </a>
      </li>
      {venue.capacity !== null && (
        <li>
          <Icon name="users" /> Up to {venue.capacity.toLocaleString('en-GB')} people
        </li>
      )}
    </ul>
  );
}
