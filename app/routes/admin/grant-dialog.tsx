import { useState } from 'react';
import { grantPermission } from '~/features/permissions/commands';
import { type EntityType, entityTypes, levels, levelTitle } from '~/features/permissions/rules';
import { type DirectoryRow, findInDirectory } from '~/features/platform/directory-queries';
import { rowTitles } from '~/features/platform/rules';
import { useCommands } from '~/routes/use-commands';
import { FormDialog } from '~/ui/dialog/form-dialog';
import { Chosen } from '~/ui/form/chosen';
import { type Found, SearchChoice } from '~/ui/form/search-choice';
import { SelectField } from '~/ui/form/select-field';
import { toast } from '~/ui/toast/toast';
import { entityGroups } from './admin-commands';

const typeTitles: Record<EntityType, string> = { ...rowTitles, platform: 'The whole platform' };
const types = entityTypes.map((type) => ({ value: type, label: typeTitles[type] }));
const levelOptions = levels.map(({ level }) => ({ value: String(level), label: levelTitle(level) }));

/** Its own number: there is one. */
const platform = 1;

/** A level for this person on something, or on this for somebody. */
export function GrantDialog({ row, onClose }: { row: DirectoryRow; onClose: () => void }) {
  const { run, ask } = useCommands();
  const isPerson = row.kind === 'user';
  const [entityType, setEntityType] = useState<EntityType>('event');
  const [chosen, setChosen] = useState<Found | null>(null);
  const [level, setLevel] = useState('1');
  const [error, setError] = useState<string>();
  const name = row.name || `Person ${row.id}`;
  const wanted = isPerson ? entityType : 'user';
  const choose = (found: Found | null) => {
    setChosen(found);
    setError(undefined);
  };
  const submit = async () => {
    const other = wanted === 'platform' ? platform : chosen?.id;
    if (other === undefined) {
      setError(isPerson ? `Choose the ${entityType} first.` : 'Choose the person first.');
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
          onChange={(event) => {
            setEntityType(entityTypes.find((type) => type === event.currentTarget.value) ?? 'event');
            choose(null);
          }}
        />
      )}
      {wanted !== 'platform' && !chosen && (
        <SearchChoice
          key={wanted}
          label={rowTitles[wanted]}
          hint={isPerson ? 'By name or number' : 'By name, whole e-mail address or number'}
          error={error}
          search={async (text) => (await ask((db) => findInDirectory(db, wanted, text))) ?? []}
          onChoose={choose}
        />
      )}
      {wanted !== 'platform' && chosen && (
        <Chosen
          icon={wanted === 'user' ? 'user' : entityGroups[wanted].icon}
          name={chosen.name}
          detail={chosen.detail}
          changeLabel="Change"
          onChange={() => choose(null)}
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
