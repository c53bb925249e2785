import type { FieldErrors } from '~/lib/content-rules';
import { SelectField } from '~/ui/form/select-field';
import { TextAreaField } from '~/ui/form/text-area-field';
import { TextField } from '~/ui/form/text-field';
import { type GenreNode, indented } from '../genre-tree';
import type { GenreContent } from '../schema';

type GenreFieldsProps = {
  value: GenreContent;
  errors: FieldErrors<GenreContent>;
  /** What it can belong to. */
  places: GenreNode[];
  withDescription: boolean;
  onChange: (value: GenreContent) => void;
};

export function GenreFields({ value, errors, places, withDescription, onChange }: GenreFieldsProps) {
  const change = (changes: Partial<GenreContent>) => onChange({ ...value, ...changes });
  return (
    <>
      <TextField
        label="Name"
        name="name"
        autoComplete="off"
        value={value.name}
        error={errors.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <SelectField
        label="Belongs to"
        name="parent"
        hint="Who looks for that one finds this one too."
        optional
        empty="Nothing: it stands by itself"
        options={places.map((genre) => ({ value: String(genre.id), label: indented(genre) }))}
        value={value.parent}
        onChange={(event) => change({ parent: event.currentTarget.value })}
      />
      {withDescription && (
        <TextAreaField
          label="Description"
          name="description"
          optional
          rows={4}
          value={value.description}
          error={errors.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
      )}
    </>
  );
}
