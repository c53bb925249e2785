import { useState } from 'react';
import { Icon } from '~/ui/icon/icon';
import { toast } from '~/ui/toast/toast';
import { distances, type Filters, roundPosition } from '../filters';
import classes from './filter-bar.module.css';
import { Choice } from './filter-choices';

type Near = NonNullable<Filters['near']>;
type NearChoiceProps = { near: Filters['near']; onFound: (near: Near) => void };

const patience = 10_000;
const oldEnough = 600_000;

/** Asks the device where it is, only when somebody presses; then how far around. */
export function NearChoice({ near, onFound }: NearChoiceProps) {
  const [asking, setAsking] = useState(false);
  if (near) {
    const all = [...new Set([...distances, near.km])].sort((a, b) => a - b);
    return (
      <>
        <input type="hidden" name="near" value={`${near.latitude},${near.longitude}`} />
        <Choice icon="map-pin" label="Distance" name="km" value={String(near.km)}>
          {all.map((km) => (
            <option key={km} value={km}>
              Within {km} km
            </option>
          ))}
        </Choice>
      </>
    );
  }
  const ask = async () => {
    setAsking(true);
    try {
      onFound(await findPosition());
    } catch (problem) {
      toast({ text: wordsFor(problem), tone: 'bad' });
    } finally {
      setAsking(false);
    }
  };
  return (
    <button
      type="button"
      className={classes.pill}
      data-script-only
      aria-busy={asking || undefined}
      onClick={ask}
    >
      <Icon name="map-pin" size={18} />
      {asking ? 'Finding you…' : 'Near me'}
    </button>
  );
}

async function findPosition(): Promise<Near> {
  if (!('geolocation' in navigator)) throw new Error('no geolocation');
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: patience, maximumAge: oldEnough }),
  );
  return { latitude: roundPosition(coords.latitude), longitude: roundPosition(coords.longitude), km: 25 };
}

function wordsFor(problem: unknown): string {
  const code = problem instanceof GeolocationPositionError ? problem.code : undefined;
  if (code === GeolocationPositionError.PERMISSION_DENIED) {
    return 'Your browser does not tell us where you are. Allow it in the site settings, or choose a city.';
  }
  if (code === GeolocationPositionError.TIMEOUT)
    return 'Finding you took too long. Try again, or choose a city.';
  return 'Your device could not find out where it is. Choose a city instead.';
}
