import { Link, useRouteLoaderData } from 'react-router';
import { loginPath } from '~/features/session/login-mode';
import type { loader } from '~/root';
import { Icon } from '~/ui/icon/icon';
import type { IconName } from '~/ui/icon/paths';
import classes from './demo-tour.module.css';

type Stop = { icon: IconName; title: string; text: string; as: string; to: string };

const stops: Stop[] = [
  {
    icon: 'ticket',
    title: 'Buy a ticket',
    text: 'Money is simulated; the ticket is real enough to be scanned.',
    as: 'visitor',
    to: '/event/1',
  },
  {
    icon: 'scan',
    title: 'Scan at the door',
    text: 'With a phone or a webcam. Tonight’s tickets are under the visitor’s profile.',
    as: 'door',
    to: '/scanner',
  },
  {
    icon: 'broadcast',
    title: 'Watch it live',
    text: 'Entries, refusals and sales of tonight, as they happen.',
    as: 'organiser',
    to: '/admin/event/2/live',
  },
  {
    icon: 'shield',
    title: 'Run the platform',
    text: 'People, genres, fees, and who did what.',
    as: 'admin',
    to: '/admin/manage',
  },
];

/** Where this is the demo: what to try, and as whom. */
export function DemoTour() {
  const root = useRouteLoaderData<typeof loader>('root');
  if (!root?.isDemo) return null;
  return (
    <details className={classes.tour} open={root.viewer === null}>
      <summary className={classes.summary}>
        <Icon name="sparkle" size={20} />
        <span>
          <b>This is the demo.</b> Where to begin:
        </span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <ol className={classes.stops}>
        {stops.map(({ icon, title, text, as, to }) => (
          <li key={to}>
            <Link to={loginPath('sign-in', to, `${as}@limelight.test`)} className={classes.stop}>
              <Icon name={icon} size={22} />
              <b>{title}</b>
              <span>{text}</span>
              <small>as {as}@limelight.test</small>
            </Link>
          </li>
        ))}
      </ol>
    </details>
  );
}
