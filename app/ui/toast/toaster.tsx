import { useSyncExternalStore } from 'react';
import { Button } from '~/ui/button/button';
import { IconButton } from '~/ui/button/icon-button';
import { Icon } from '~/ui/icon/icon';
import { classNames } from '~/ui/page/class-names';
import { dismissToast, listToasts, onToastsChanged, type Toast } from '~/ui/toast/toast';
import classes from '~/ui/toast/toaster.module.css';

const icons = { good: 'check', bad: 'warning', info: 'info' } as const;
const none: readonly Toast[] = [];

export function Toaster() {
  const toasts = useSyncExternalStore(onToastsChanged, listToasts, () => none);
  return (
    <div className={classes.region} role="status" aria-live="polite">
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
