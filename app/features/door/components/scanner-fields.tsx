import type { FieldErrors } from '~/lib/content-rules';
import { SelectField } from '~/ui/form/select-field';
import { TextField } from '~/ui/form/text-field';
import type { DoorType, Gate } from '../queries';
import { mostScannerName, type ScannerContent } from '../schema';
import { TypeChoice } from './type-choice';

type ScannerFieldsProps = {
  value: ScannerContent;
  errors: FieldErrors<ScannerContent>;
  gates: Gate[];
  types: DoorType[];
  onChange: (value: ScannerContent) => void;
};

/** What a phone is called, where it stands and what it lets in. */
export function ScannerFields({ value, errors, gates, types, onChange }: ScannerFieldsProps) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        hint="Everybody sees it beside each scan."
        placeholder="Alex at the front"
        maxLength={mostScannerName}
        value={value.name}
        error={errors.name}
        onChange={(event) => onChange({ ...value, name: event.currentTarget.value })}
      />
      {gates.length > 0 && (
        <SelectField
          label="Gate"
          name="gateId"
          empty="Chosen on the phone"
          optional
          options={gates.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={value.gateId ?? ''}
          onChange={(event) => onChange({ ...value, gateId: Number(event.currentTarget.value) || null })}
        />
      )}
      <TypeChoice
        types={types}
        value={value.typeIds}
        onChange={(typeIds) => onChange({ ...value, typeIds })}
      />
    </>
  );
}
