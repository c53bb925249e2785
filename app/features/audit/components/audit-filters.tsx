import { useSearchParams } from 'react-router';
import { Button } from '~/ui/button/button';
import { SelectField } from '~/ui/form/select-field';
import { TextField } from '~/ui/form/text-field';
import { type AuditFilter, auditEntities, auditGroups } from '../rules';
import classes from './audit-filters.module.css';

/** Lives in the address: what was looked for can be sent to a colleague. Works without script as well. */
export function AuditFilters({ filter }: { filter: AuditFilter }) {
  const [, setParams] = useSearchParams();
  return (
    <form
      key={JSON.stringify(filter)}
      method="get"
      aria-label="Filter the log"
      className={classes.filters}
      onSubmit={(event) => {
        event.preventDefault();
        const asked = [...new FormData(event.currentTarget)].flatMap(([key, value]): [string, string][] =>
          typeof value === 'string' && value.trim() !== '' ? [[key, value.trim()]] : [],
        );
        setParams(asked, { preventScrollReset: true });
      }}
    >
      <input type="hidden" name="view" value="audit" />
      <SelectField
        label="What was done"
        name="action"
        options={auditGroups}
        empty="Everything"
        required={false}
        defaultValue={filter.action}
      />
      <TextField
        label="By (number)"
        name="by"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={filter.actor ?? ''}
      />
      <SelectField
        label="To what"
        name="entity"
        options={auditEntities}
        empty="Anything"
        required={false}
        defaultValue={filter.entityType}
      />
      <TextField
        label="Its number"
        name="number"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={filter.entityId ?? ''}
      />
      <TextField label="From day" name="from" type="date" defaultValue={filter.from} />
      <TextField label="To day" name="to" type="date" defaultValue={filter.to} />
      <Button type="submit" kind="secondary" icon="search">
        Show
      </Button>
    </form>
  );
}
