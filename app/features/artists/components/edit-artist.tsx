import { type FieldErrors, mostDescription, mostName } from '~/lib/content-rules';
import { TextField } from '~/ui/form/text-field';
import { RichTextField } from '~/ui/rich-text/rich-text-field';
import type { ArtistContent } from '../schema';

type EditArtistProps = {
  values: ArtistContent;
  errors: FieldErrors<ArtistContent>;
  change: (changes: Partial<ArtistContent>) => void;
};

export function EditArtist({ values, errors, change }: EditArtistProps) {
  return (
    <>
      <TextField
        label="Name"
        name="name"
        maxLength={mostName}
        value={values.name}
        error={errors.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
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
