import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '~/ui/button/button';
import { IconButton } from '~/ui/button/icon-button';
import { Icon } from '~/ui/icon/icon';
import { classNames } from '~/ui/page/class-names';
import { dismissToast, listToasts, onToastsChanged, type Toast } from '~/ui/toast/toast';
import classes from '~/ui/toast/toaster.module.css';
import { useNewestDialog } from '~/ui/toast/use-newest-dialog';
import { useOnTop } from '~/ui/toast/use-on-top';

const icons = { good: 'check', bad: 'warning', info: 'info' } as const;
const none: readonly Toast[] = [];

/** Nothing outside an open dialog can be pressed or is read out, so toasts are shown in the newest one. */
export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChanged, listToasts, () => none);
  const dialog = useNewestDialog(toasts);
  return dialog ? createPortal(<Toasts toasts={toasts} inDialog />, dialog) : <Toasts toasts={toasts} />;
}

function Toasts({ toasts, inDialog = false }: { toasts: readonly Toast[]; inDialog?: boolean }) {
  const region = useOnTop(toasts.at(-1)?.id);
  return (
    <div
      ref={region}
      popover="manual"
      className={classNames(classes.region, inDialog && classes.inDialog)}
      // One that comes into being with its words is read out only as an alert.
      role={inDialog ? 'alert' : 'status'}
      aria-live={inDialog ? undefined : 'polite'}
    >
      {toasts.map(({ id, text, tone, action }) => (
        <div key={id} className={classNames(classes.toast, classes[tone])}>
          <Icon name={icons[tone]} size={18} />
          <p>{text}</p>
          {action && (
            <Button
              kind="quiet"
              size="sm"
              onClick={() => {
                action.run();
                dismissToast(id);
              }}
            >
              {action.label}
            </Button>
          )}
          <IconButton icon="x" label="Dismiss" onClick={() => dismissToast(id)} />
        </div>
      ))}
    </div>
  );
}
