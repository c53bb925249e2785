import { mostDescription, mostTitle } from '~/lib/content-rules';
import { TextField } from '~/ui/form/text-field';
import { RichTextField } from '~/ui/rich-text/rich-text-field';
import type { EditPartProps } from './edit-part';

export function EditWords({ values, errors, change }: EditPartProps) {
  return (
    <>
      <TextField
        label="Title"
        name="title"
        maxLength={mostTitle}
        value={values.title}
        error={errors.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <RichTextField
        label="Description"
        name="description"
        optional
        maxLength={mostDescription}
        value={values.description}
        error={errors.description}
        onChange={(description) => change({ description })}
      />
    </>
  );
}
