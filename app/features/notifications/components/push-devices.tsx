import { useFetcher } from 'react-router';
import { formatRelative } from '~/lib/time';
import { Badge } from '~/ui/badge/badge';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import type { PushState } from '../push-device';
import type { Device } from '../settings-queries';
import classes from './push-devices.module.css';
import { usePushDevice } from './use-push-device';

const words: Record<PushState, string> = {
  on: 'This device is told, also while Limelight is closed.',
  off: 'This device is not told while Limelight is closed.',
  blocked:
    'Your browser blocks notifications from Limelight. Press the sign beside the address above, allow notifications, and reload this page.',
  unsupported:
    'This browser cannot be told while it is closed. On an iPhone or iPad add Limelight to the home screen first, and open it there.',
  absent: 'Push is not set up on this server, so no device can be told.',
};

/** Which browsers are told, and whether this one is. */
export function PushDevices({ userId, devices, now }: { userId: number; devices: Device[]; now: string }) {
  const { state, endpoint, busy, problem, turnOn, turnOff } = usePushDevice(userId);
  return (
    <section className={classes.devices} aria-label="Push on your devices">
      <h4 className={classes.title}>Push on this device</h4>
      <div className={classes.here}>
        <p className={classes.words}>{state ? words[state] : 'One moment …'}</p>
        {(state === 'off' || state === 'on') && (
          <Button kind="secondary" busy={busy} onClick={() => void (state === 'on' ? turnOff() : turnOn())}>
            {state === 'on' ? 'Turn off' : 'Turn on'}
          </Button>
        )}
      </div>
      <p role="alert" className={classes.problem}>
        {problem}
      </p>
      {devices.length > 0 && (
        <ul className={classes.list} aria-label="Devices that are told">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} isHere={device.endpoint === endpoint} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DeviceRow({ device, isHere, now }: { device: Device; isHere: boolean; now: string }) {
  const fetcher = useFetcher();
  const name = device.device || 'A browser';
  const last = device.lastSentAt ? `told ${formatRelative(device.lastSentAt, now)}` : 'not told yet';
  return (
    <li className={classes.device}>
      <Icon name={/iPhone|Android|iPad/.test(name) ? 'phone' : 'monitor'} />
      <span className={classes.name}>
        {name} {isHere && <Badge tone="green">This device</Badge>}
        <span className={classes.when}>
          Since {formatRelative(device.since, now)}, {last}
        </span>
      </span>
      {!isHere && (
        <fetcher.Form method="post">
          <input type="hidden" name="intent" value="remove-device" />
          <input type="hidden" name="endpoint" value={device.endpoint} />
          <Button
            type="submit"
            kind="quiet"
            size="sm"
            busy={fetcher.state !== 'idle'}
            aria-label={`Remove ${name}`}
          >
            Remove
          </Button>
        </fetcher.Form>
      )}
    </li>
  );
}
