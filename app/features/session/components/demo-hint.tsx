import classes from '~/features/session/components/demo-hint.module.css';
import { demoAccounts, demoPassword } from '~/features/session/demo-accounts';

/** Fills the form; before any script has loaded the password is there to be typed. */
export function DemoHint({ onChoose }: { onChoose: (account: { email: string; password: string }) => void }) {
  return (
    <div className={classes.hint}>
      <p className={classes.words}>
        This is the demo. Look around as one of these, with the password <code>{demoPassword}</code>
      </p>
      <ul className={classes.accounts}>
        {demoAccounts.map(({ email, is }) => (
          <li key={email}>
            <button
              type="button"
              className={classes.account}
              onClick={() => onChoose({ email, password: demoPassword })}
            >
              <b>{is}</b>
              <span>{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
