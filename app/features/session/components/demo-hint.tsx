import classes from '~/features/session/components/demo-hint.module.css';
import type { DemoAccess } from '~/lib/platform';

type Props = { demo: DemoAccess; onChoose: (account: { email: string; password: string }) => void };

/** Fills the form; before any script has loaded the password is there to be typed. */
export function DemoHint({ demo: { accounts, password }, onChoose }: Props) {
  return (
    <div className={classes.hint}>
      <p className={classes.words}>
        This is the demo. Look around as one of these, with the password <code>{password}</code>
      </p>
      <ul className={classes.accounts}>
        {accounts.map(({ email, is }) => (
          <li key={email}>
            <button type="button" className={classes.account} onClick={() => onChoose({ email, password })}>
              <b>{is}</b>
              <span>{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
