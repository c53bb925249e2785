import type { PrivacyData } from './load-privacy.server';
import classes from './privacy.module.css';

const places = {
  cookie: 'Cookie',
  local: 'Local storage',
  session: 'Session storage',
  database: 'Database of the browser',
  cache: 'Cache of the browser',
};

/** Cookies and everything else that a browser keeps for us. */
export function PrivacyDevices({ devices }: Pick<PrivacyData, 'devices'>) {
  return (
    <section id="device" className={classes.chapter}>
      <h2>On your device</h2>
      <p>
        Your browser keeps these for you, each only once you use what it is for. Clearing the data of this
        site in your browser removes all of it.
      </p>
      <ul className={classes.devices}>
        {devices.map(({ name, place, lasts, why }) => (
          <li key={name}>
            <code>{name}</code>
            <p>{why}</p>
            <p className={classes.ground}>
              {places[place]} · {lasts}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
