import { href } from 'react-router';
import { pageMeta, publicUrlOf } from '~/lib/page-meta';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import type { Route } from './+types/get-app';
import classes from './get-app.module.css';

type Device = 'iphone' | 'android' | 'computer';

/** On a computer it is one of several ways; on a phone one step after the other. */
const steps: Record<Device, { title: string; inOrder: boolean; steps: string[] }> = {
  iphone: {
    title: 'iPhone and iPad',
    inOrder: true,
    steps: ['Open this page in Safari.', 'Tap the share button.', 'Choose “Add to Home Screen”, then “Add”.'],
  },
  android: {
    title: 'Android',
    inOrder: true,
    steps: ['Open this page in Chrome.', 'Tap the menu with the three dots.', 'Choose “Add to home screen”.'],
  },
  computer: {
    title: 'Computer',
    inOrder: false,
    steps: [
      'Chrome or Edge: open the menu, then “Save and share” or “Apps”, and install this page.',
      'Safari on a Mac: open the File menu and choose “Add to Dock”.',
      'Firefox: keep Limelight as a bookmark.',
    ],
  },
};

export function loader({ request }: Route.LoaderArgs) {
  return { device: deviceOf(request.headers.get('user-agent') ?? '') };
}

/** In the browser it is the browser itself that asks. */
export function clientLoader() {
  return { device: deviceOf(navigator.userAgent) };
}

function deviceOf(userAgent: string): Device {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'iphone';
  return /Android/.test(userAgent) ? 'android' : 'computer';
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

export default function GetApp({ loaderData }: Route.ComponentProps) {
  const { device } = loaderData;
  const others = (Object.keys(steps) as Device[]).filter((other) => other !== device);
  return (
    <div className={classes.page}>
      <PageHeader
        title="Get the app"
        text="Limelight is a web app: put it on your home screen and it opens like any other. There is nothing to download from a store."
      />
      <div className={classes.first}>
        <Steps device={device} mine />
      </div>
      <div className={classes.others}>
        {others.map((other) => (
          <Steps key={other} device={other} />
        ))}
      </div>
    </div>
  );
}

function Steps({ device, mine = false }: { device: Device; mine?: boolean }) {
  const { title, inOrder, steps: list } = steps[device];
  const List = inOrder ? 'ol' : 'ul';
  return (
    <Panel title={mine ? `On this device: ${title}` : title}>
      <List className={inOrder ? classes.steps : classes.ways}>
        {list.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </List>
    </Panel>
  );
}
