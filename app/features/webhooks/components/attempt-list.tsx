import { LocalTime } from '~/ui/time/local-time';
import type { DeliveryDetails } from '../queries';
import classes from './webhooks.module.css';

/** How each attempt to tell it ended, newest first. */
export function AttemptList({ attempts, zone }: { attempts: DeliveryDetails['attempts']; zone: string }) {
  if (attempts.length === 0) return <p className={classes.facts}>It has not been tried yet.</p>;
  return (
    <ol className={classes.attempts} aria-label="Attempts">
      {attempts.map(({ id, at, took_ms: took, status, error, answer }) => (
        <li key={id}>
          <span>
            <LocalTime at={at} zone={zone} /> · {status ?? 'no answer'} · {took} ms
          </span>
          {error && <span>{error}</span>}
          {answer && <q>{answer}</q>}
        </li>
      ))}
    </ol>
  );
}
