import { href, useLocation } from 'react-router';
import { platformContext } from '~/db/context';
import { browserKindOf } from '~/features/install/browser-kind';
import { InstallButton } from '~/features/install/components/install-button';
import { OtherWays } from '~/features/install/components/other-ways';
import { PhonePicture } from '~/features/install/components/phone-picture';
import { WaySteps } from '~/features/install/components/way-steps';
import { installSteps } from '~/features/install/install-steps';
import { pageMeta, publicUrlOf } from '~/lib/page-meta';
import { fitsQr, qrPath } from '~/lib/qr';
import { Icon } from '~/ui/icon/icon';
import type { IconName } from '~/ui/icon/paths';
import { Notice } from '~/ui/notice/notice';
import type { Route } from './+types/get-app';
import classes from './get-app.module.css';

const reasons: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'ticket',
    title: 'In without a network',
    text: 'Your tickets, and every timetable you opened, are on the phone: in the cellar, in the field, in flight mode.',
  },
  {
    icon: 'bell',
    title: 'Told in time',
    text: 'Doors moved, your favourite starts in ten minutes, a ticket came free. You choose what you are told.',
  },
  {
    icon: 'scan',
    title: 'A scanner for the door',
    text: 'Whoever works the door checks tickets with the same phone, and goes on when the line is down.',
  },
];

export function loader({ request, context }: Route.LoaderArgs) {
  const kind = browserKindOf(request.headers.get('user-agent') ?? '');
  return { kind, address: context.get(platformContext).publicUrl + href('/get-app') };
}

/** In the browser it is the browser itself that asks. */
export function clientLoader() {
  const kind = browserKindOf(navigator.userAgent, navigator.maxTouchPoints);
  return { kind, address: location.origin + href('/get-app') };
}

/** The page is the same under both addresses and differs by device. */
export const headers = () => ({ vary: 'User-Agent' });

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: 'Get the app',
    description: 'Put Limelight on your home screen. No store, no download.',
    path: href('/get-app'),
    publicUrl: publicUrlOf(matches),
  });
}

export default function GetApp({ loaderData: { kind, address } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <div className={classes.page}>
      <div className={classes.hero}>
        <div className={classes.words}>
          <p className={classes.eyebrow}>The app</p>
          <h1>Limelight in your pocket</h1>
          <p className={classes.lead}>
            Put it on your home screen and it opens like any other app. There is nothing to download from a
            store, it takes next to no room, and it is always the newest one.
          </p>
          <div className={classes.installed}>
            <Notice tone="good">You are in the app. There is nothing left to do.</Notice>
          </div>
          <div className={classes.install}>
            <InstallButton steps={`${pathname}#steps`} />
          </div>
          {fitsQr(address) && <PhoneCode address={address} />}
        </div>
        <PhonePicture address={address} />
      </div>
      <ul className={classes.reasons}>
        {reasons.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} size={24} />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <div className={classes.how}>
        <section id="steps" className={classes.mine} aria-labelledby="steps-title">
          <p className={classes.eyebrow}>On this device</p>
          <h2 id="steps-title">{installSteps[kind].name}</h2>
          <WaySteps kind={kind} />
        </section>
        <section aria-labelledby="others-title">
          <h2 id="others-title" className={classes.others}>
            On other devices
          </h2>
          <OtherWays except={kind} />
        </section>
      </div>
    </div>
  );
}

/** Only where there is room for it: whoever holds the phone already needs no way to it. */
function PhoneCode({ address }: { address: string }) {
  const { path, size } = qrPath(address);
  return (
    <div className={classes.code}>
      <svg viewBox={`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label="QR code of this page">
        <rect x="-4" y="-4" width={size + 8} height={size + 8} fill="#fff" />
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <p>
        <b>On your phone</b>
        Point its camera at the code to open this page there.
      </p>
    </div>
  );
}
