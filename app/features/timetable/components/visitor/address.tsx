import { useId, useSyncExternalStore } from 'react';
import { Button } from '~/ui/button/button';
import { copyText } from '~/ui/toast/copy-text';
import classes from './share-panel.module.css';

type AddressProps = { label: string; path: string; hint: string; renewLabel: string; onRenew: () => void };

const never = () => () => undefined;

/** A secret address to copy, and to replace by another. */
export function Address({ label, path, hint, renewLabel, onRenew }: AddressProps) {
  const id = useId();
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  );
  const address = origin + path;
  return (
    <div className={classes.address}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.line}>
        <input id={id} readOnly value={address} onFocus={(event) => event.target.select()} />
        <Button kind="secondary" icon="copy" onClick={() => copyText(address, 'The address')}>
          Copy
        </Button>
        <Button kind="quiet" icon="refresh" onClick={onRenew}>
          {renewLabel}
        </Button>
      </div>
      <p className={classes.quiet}>{hint}</p>
    </div>
  );
}
