import { Badge } from '~/ui/badge/badge';
import type { DeviceFigures } from '../figures';
import { count, deviceState } from '../rules';
import classes from './live.module.css';

/** The phones, those that need a look first. */
export function DeviceList({ devices, now }: { devices: DeviceFigures[]; now: string }) {
  const states = devices.map((device) => ({ device, state: deviceState(device, now) }));
  const rank = { red: 0, amber: 1, green: 2, neutral: 3 };
  const sorted = states.toSorted((a, b) => rank[a.state.tone] - rank[b.state.tone]);
  return (
    <ul className={classes.rows} aria-label="Phones">
      {sorted.map(({ device, state }) => (
        <li key={device.id} className={classes.device}>
          <p className={classes.states}>
            <strong>{device.name}</strong>
            {device.waiting > 0 && (
              <Badge tone="amber" icon="upload">
                {count(device.waiting)} waiting
              </Badge>
            )}
            <Badge tone={state.tone} icon={state.icon}>
              {state.words}
            </Badge>
          </p>
          <small>{[device.gate ?? 'No gate chosen', device.person].filter(Boolean).join(' · ')}</small>
          <small>
            {count(device.accepted)} accepted · {count(device.refused)} refused
          </small>
        </li>
      ))}
    </ul>
  );
}
