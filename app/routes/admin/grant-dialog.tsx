import { useState } from 'react';
import { grantPermission } from '~/features/permissions/commands';
import { type EntityType, entityTypes, levels, levelTitle } from '~/features/permissions/rules';
import type { DirectoryRow } from '~/features/platform/directory-queries';
import { parseEntityId } from '~/lib/entity-id';
import { useCommands } from '~/routes/use-commands';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { SelectField } from '~/ui/form/select-field';
import { TextField } from '~/ui/form/text-field';
import { toast } from '~/ui/toast/toast';

const types = entityTypes.map((type) => ({ value: type, label: type }));
const levelOptions = levels.map(({ level }) => ({ value: String(level), label: levelTitle(level) }));

/** A level for this person on something, or on this for somebody. */
export function GrantDialog({ row, onClose }: { row: DirectoryRow; onClose: () => void }) {
  const { run } = useCommands();
  const isPerson = row.kind === 'user';
  const [entityType, setEntityType] = useState<EntityType>('event');
  const [number, setNumber] = useState('');
  const [level, setLevel] = useState('1');
  const [error, setError] = useState<string>();
  const name = row.name || `Person ${row.id}`;
  const isPlatform = isPerson && entityType === 'platform';
  const submit = async () => {
    const other = isPlatform ? 1 : parseEntityId(number.trim());
    if (other === undefined) {
      setError('Enter a number, such as 12.');
      return;
    }
    const grant = isPerson
      ? { userId: row.id, entityType, entityId: other, level: Number(level) }
      : { userId: other, entityType: row.kind as EntityType, entityId: row.id, level: Number(level) };
    if (!(await run((db) => grantPermission(db, grant)))) return;
    toast({ text: 'The permission is granted.', tone: 'good' });
    onClose();
  };
  return (
    <FormDialog
      open
      title={isPerson ? `Give ${name} a permission` : `Give somebody a permission on ${name}`}
      text="Whoever has a level there already gets the new one."
      submitLabel="Grant"
      onSubmit={submit}
      onCancel={onClose}
    >
      {isPerson && (
        <SelectField
          label="For"
          options={types}
          value={entityType}
          onChange={(event) =>
            setEntityType(entityTypes.find((type) => type === event.currentTarget.value) ?? 'event')
          }
        />
      )}
      {!isPlatform && (
        <TextField
          label={isPerson ? 'Its number' : 'Person (number)'}
          inputMode="numeric"
          autoComplete="off"
          error={error}
          value={number}
          onChange={(event) => {
            setNumber(event.currentTarget.value);
            setError(undefined);
          }}
        />
      )}
      <SelectField
        label="Level"
        options={levelOptions}
        value={level}
        onChange={(event) => setLevel(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
