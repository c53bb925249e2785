import { useEffect, useState } from 'react';
import { rotateSecret } from '~/features/webhooks/commands';
import classes from '~/features/webhooks/components/webhooks.module.css';
import { type Endpoint, getSecret } from '~/features/webhooks/queries';
import { useCommands } from '~/routes/use-commands';
import { Button } from '~/ui/button/button';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { copyText } from '~/ui/toast/copy-text';
import { toast } from '~/ui/toast/toast';

/** What messages are signed with, for whoever checks them on the other side. */
export function WebhookSecretDialog({ endpoint, onClose }: { endpoint: Endpoint; onClose: () => void }) {
  const { run, ask } = useCommands();
  const [secret, setSecret] = useState<string | null>();
  useEffect(() => {
    void ask((db) => getSecret(db, endpoint.id)).then(setSecret);
  }, [ask, endpoint.id]);
  const rotate = () =>
    run(async (db) => {
      setSecret(await rotateSecret(db, endpoint.id));
      toast({ text: 'There is a new secret. The old one holds for one more day.' });
    });
  return (
    <FormDialog
      open
      title="Secret"
      text="Every message is signed with it, as Standard Webhooks describes. Libraries for most languages check it in one line."
      submitLabel="Close"
      cancelLabel={false}
      onSubmit={onClose}
      onCancel={onClose}
    >
      {secret === undefined && <Skeleton height="48px" />}
      {secret === null && (
        <p role="alert">The secret could not be read. Check your connection and open this again.</p>
      )}
      {secret && (
        <>
          <output className={classes.secret} aria-label="Secret">
            {secret}
          </output>
          <div className={classes.tools}>
            <Button size="sm" kind="secondary" icon="copy" onClick={() => copyText(secret, 'The secret')}>
              Copy
            </Button>
            <Button size="sm" kind="quiet" icon="refresh" onClick={rotate}>
              Make a new one
            </Button>
          </div>
        </>
      )}
    </FormDialog>
  );
}
