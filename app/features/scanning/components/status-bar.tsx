import { Icon } from '~/ui/icon/icon';
import type { SessionState } from '../session-state';
import classes from './status-bar.module.css';

type StatusBarProps = { state: SessionState; title: string; onConflicts: () => void };

/** Whose door this is, and whether the server hears us: always in sight. */
export function StatusBar({ state, title, onConflicts }: StatusBarProps) {
  const { settings, conflicts, connection } = state;
  const gate = settings?.gates.find(({ id }) => id === settings.device.gateId)?.name;
  return (
    <header className={classes.bar}>
      <div className={classes.place}>
        <h1 className={classes.title}>{settings?.event.title ?? title}</h1>
        <p className={classes.gate}>
          {[gate, settings?.device.name].filter(Boolean).join(' · ') || 'Getting the tickets …'}
        </p>
      </div>
      <div className={classes.signs}>
        <p className={classes.connection} data-connection={connection} role="status">
          <span className={classes.dot} aria-hidden />
          {connectionWords(state)}
        </p>
        {conflicts.length > 0 && (
          <button type="button" className={classes.conflicts} onClick={onConflicts}>
            <Icon name="warning" size={18} /> Conflicts {conflicts.length}
          </button>
        )}
      </div>
    </header>
  );
}

export function connectionWords({ connection, waiting }: SessionState): string {
  const state = { connecting: 'Connecting', online: 'Online', offline: 'Offline' }[connection];
  return waiting > 0 ? `${state} · ${waiting} waiting` : state;
}
