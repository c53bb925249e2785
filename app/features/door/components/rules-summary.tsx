import { count, reentryWords } from '../rules';
import type { RulesContent } from '../schema';
import classes from './door.module.css';

/** The rules of the door as one would tell them to whoever stands there. */
export function RulesSummary({ rules }: { rules: RulesContent }) {
  const { label, text } = reentryWords[rules.reentry];
  return (
    <dl className={classes.rules}>
      <dt>A ticket lets in</dt>
      <dd>
        <strong>{label}</strong>
        <span>{text}</span>
      </dd>
      <dt>Inside at most</dt>
      <dd>
        <strong>{rules.capacity === null ? 'No limit' : `${count(rules.capacity)} people`}</strong>
      </dd>
      <dt>Live code</dt>
      <dd>
        <strong>{rules.live_code ? 'On' : 'Off'}</strong>
        <span>
          {rules.live_code ? 'Screenshots and prints let nobody in.' : 'Phone, PDF and print all let in.'}
        </span>
      </dd>
      <dt>Find by name</dt>
      <dd>
        <strong>{rules.search_allowed ? 'Allowed' : 'Not allowed'}</strong>
      </dd>
    </dl>
  );
}
