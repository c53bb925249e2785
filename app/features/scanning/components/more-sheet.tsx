import type { Preferences } from '../preferences';
import type { ScanSession } from '../scan-session';
import type { SessionState } from '../session-state';
import type { CameraView } from '../use-camera';
import controls from './controls.module.css';
import { Sheet } from './sheet';
import { connectionWords } from './status-bar';

type MoreSheetProps = {
  state: SessionState;
  session: ScanSession;
  camera: CameraView;
  preferences: Preferences;
  onPrefer: (changes: Partial<Preferences>) => void;
  onLeave: () => void;
  onClose: () => void;
};

export function MoreSheet({
  state,
  session,
  camera,
  preferences,
  onPrefer,
  onLeave,
  onClose,
}: MoreSheetProps) {
  const { settings, waiting } = state;
  return (
    <Sheet title="This phone" onClose={onClose}>
      <div className={controls.row}>
        <span>{connectionWords(state)}</span>
        {waiting > 0 && (
          <button type="button" className={controls.button} onClick={() => void session.beat()}>
            Send now
          </button>
        )}
      </div>
      <label className={controls.row}>
        Sunlight: white and black
        <input
          type="checkbox"
          className={controls.switch}
          checked={preferences.isSunny}
          onChange={({ target }) => onPrefer({ isSunny: target.checked })}
        />
      </label>
      <label className={controls.row}>
        Sound
        <input
          type="checkbox"
          className={controls.switch}
          checked={preferences.isLoud}
          onChange={({ target }) => onPrefer({ isLoud: target.checked })}
        />
      </label>
      {settings && !settings.device.gateFixed && settings.gates.length > 0 && (
        <label className={controls.field}>
          Gate
          <select
            value={settings.device.gateId ?? ''}
            onChange={({ target }) => void session.chooseGate(target.value ? Number(target.value) : null)}
          >
            <option value="">No gate</option>
            {settings.gates.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {camera.cameras.length > 1 && (
        <label className={controls.field}>
          Camera
          <select
            value={camera.currentId ?? ''}
            onChange={({ target }) => onPrefer({ cameraId: target.value || null })}
          >
            {camera.cameras.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" className={controls.button} onClick={onLeave}>
        Leave this door …
      </button>
    </Sheet>
  );
}
