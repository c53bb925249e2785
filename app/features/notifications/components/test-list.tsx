import { Badge } from '~/ui/badge/badge';
import { LocalTime } from '~/ui/time/local-time';
import { channelWords, kindWords, type NotificationTest, outcomesOf } from '../testing';
import classes from './notification-tests.module.css';

/** Every test with what came of it on each way. */
export function TestList({ tests, zone }: { tests: NotificationTest[]; zone: string }) {
  return (
    <ol className={classes.list} aria-label="Tests">
      {tests.map((test) => (
        <li key={test.id} className={classes.test}>
          <div>
            <strong>{kindWords(test.kind)}</strong>
            <p className={classes.hint}>
              to {test.person || 'somebody without a name'} · <LocalTime at={test.at} zone={zone} />
              {test.author && ` · by ${test.author}`}
            </p>
          </div>
          <ul className={classes.outcomes} aria-live="polite">
            {outcomesOf(test).map(({ key, channel, tone, text }) => (
              <li key={key}>
                <Badge tone={tone}>{channelWords[channel]}</Badge> {text}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
