import { useSyncExternalStore } from 'react';
import { href, Link } from 'react-router';
import { Button } from '~/ui/button/button';
import { IconButton } from '~/ui/button/icon-button';
import { Icon } from '~/ui/icon/icon';
import { useDesignerStore } from '../designer-context';
import type { Saving } from '../use-saving';
import classes from './designer-bar.module.css';
import { SignButton } from './sign-button';

export type DesignerTools = { openVersions: () => void; openWallet: () => void; downloadPdf: () => void };

type DesignerBarProps = {
  event: { id: number; title: string };
  saving: Saving;
  /** Absent where there is no room for them here. */
  tools: DesignerTools | null;
};

/** Where one is, how it stands, and what can be done with the whole. */
export function DesignerBar({ event, saving, tools }: DesignerBarProps) {
  const store = useDesignerStore();
  const { history } = useSyncExternalStore(store.subscribe, store.getState);
  return (
    <header className={classes.bar}>
      <Link
        to={href('/admin/event/:id/tickets', { id: String(event.id) })}
        className={classes.back}
        aria-label="Back to the event’s tickets"
      >
        <Icon name="arrow-left" />
      </Link>
      <div className={classes.what}>
        <h1>{event.title}</h1>
        <p data-tone={saving.status === 'offline' || saving.refusal ? 'bad' : undefined}>
          {statusWords(saving)}
        </p>
      </div>
      <div className={classes.tools}>
        <IconButton
          icon="undo"
          label="Undo (Ctrl+Z)"
          disabled={history.past.length === 0}
          onClick={store.undo}
        />
        <SignButton
          sign="redo"
          label="Redo (Shift+Ctrl+Z)"
          disabled={history.future.length === 0}
          onClick={store.redo}
        />
        {tools && (
          <>
            <span className={classes.rule} />
            <Button kind="quiet" size="sm" icon="clock" onClick={tools.openVersions}>
              Versions
            </Button>
            <Button kind="quiet" size="sm" icon="phone" onClick={tools.openWallet}>
              Wallet
            </Button>
            <Button kind="quiet" size="sm" icon="download" onClick={tools.downloadPdf}>
              PDF
            </Button>
          </>
        )}
        <Button
          size="sm"
          busy={saving.status === 'saving'}
          disabled={!saving.isDirty && saving.status === 'idle'}
          onClick={() => void saving.save()}
        >
          Save
        </Button>
      </div>
    </header>
  );
}

function statusWords({ status, isDirty, refusal, version }: Saving): string {
  if (status === 'saving') return 'Saving…';
  if (status === 'offline') return 'Kept on this device';
  if (refusal) return 'Not saved';
  if (isDirty) return 'Not saved yet, kept on this device';
  return version === 0 ? 'The standard design' : 'All saved';
}
