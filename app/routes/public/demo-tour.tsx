import { Link, useRouteLoaderData } from 'react-router';
import { loginPath } from '~/features/session/login-mode';
import type { loader } from '~/root';
import { Icon } from '~/ui/icon/icon';
import type { IconName } from '~/ui/icon/paths';
import classes from './demo-tour.module.css';

type Stop = { icon: IconName; title: string; text: string; as: string; to: string };

/** As `npm run tour` plays them. Event 2 is tonight's. */
const stops: Stop[] = [
  {
    icon: 'ticket',
    title: 'Buy two tickets for tonight',
    text: 'Money is simulated; the tickets are real enough to be scanned.',
    as: 'visitor',
    to: '/event/2',
  },
  {
    icon: 'heart',
    title: 'Plan the night, and talk',
    text: 'Mark a set on the timetable, say hello in the chat.',
    as: 'visitor',
    to: '/event/2/timetable',
  },
  {
    icon: 'scan',
    title: 'Scan them at the door',
    text: 'With a phone, a webcam, or by typing the number of the order.',
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
    icon: 'undo',
    title: 'Give the money back',
    text: 'Find the order, refund it, and see what the visitor sees.',
    as: 'organiser',
    to: '/admin/event/2/orders',
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
          <b>This is the demo.</b> Where to begin
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
