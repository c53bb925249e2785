import { saveEndpoint } from '~/features/webhooks/commands';
import { EndpointFields } from '~/features/webhooks/components/endpoint-fields';
import type { Endpoint } from '~/features/webhooks/queries';
import { checkEndpoint, type EndpointContent, newEndpoint } from '~/features/webhooks/schema';
import { useFormDialog } from '~/routes/event-admin/use-form-dialog';
import { FormDialog } from '~/ui/dialog/form-dialog';

type WebhookDialogProps = {
  endpoint: Endpoint | null;
  owners: { value: string; label: string }[];
  trustedHosts: string[];
  onClose: () => void;
};

export function WebhookDialog({ endpoint, owners, trustedHosts, onClose }: WebhookDialogProps) {
  const check = (content: EndpointContent) => checkEndpoint(content, trustedHosts);
  const { values, setValues, isTried, busy, onSubmit } = useFormDialog<EndpointContent>({
    initial: endpoint ?? newEndpoint(owners.length === 1 ? (owners[0]?.value ?? '') : ''),
    check,
    save: (db, content) => saveEndpoint(db, content, endpoint?.id ?? null),
    done: endpoint ? 'The address is saved.' : 'The address is added. Its secret is under “Secret”.',
    onClose,
  });
  return (
    <FormDialog
      open
      title={endpoint ? 'Change this address' : 'A new address'}
      text={endpoint ? endpoint.ownerName : 'It gets a POST with JSON for everything that you choose.'}
      submitLabel={endpoint ? 'Save' : 'Add address'}
      busy={busy}
      onSubmit={onSubmit}
      onCancel={onClose}
    >
      <EndpointFields
        values={values}
        errors={isTried ? check(values) : {}}
        owners={endpoint ? undefined : owners}
        onChange={setValues}
      />
    </FormDialog>
  );
}
