import { saveArtist } from '~/features/artists/commands';
import { EditArtist } from '~/features/artists/components/edit-artist';
import { type EditableArtist, getEditableArtist } from '~/features/artists/editing-queries';
import { checkArtist } from '~/features/artists/schema';
import { GenreChoice } from '~/features/genres/components/genre-choice';
import type { GenreInTree } from '~/features/genres/editing-queries';
import { mostLinks } from '~/lib/content-rules';
import { ContentForm } from '~/ui/editing/content-form';
import { LinksField } from '~/ui/form/links-field';
import { EditSection } from './edit-section';
import { EntityReading } from './entity-reading';
import { useContentEditing } from './use-content-editing';

type ArtistDetailsProps = { artist: EditableArtist; genres: GenreInTree[]; mayEdit: boolean };

export function ArtistDetails({ artist, genres, mayEdit }: ArtistDetailsProps) {
  const editing = useContentEditing({
    type: 'artist',
    entity: artist,
    check: checkArtist,
    save: saveArtist,
    reload: getEditableArtist,
  });
  const { values, errors, change } = editing;
  if (!mayEdit) return <EntityReading content={artist.content} />;
  return (
    <ContentForm editing={editing}>
      <EditSection id="words" title="Words">
        <EditArtist values={values} errors={errors} change={change} />
      </EditSection>
      <EditSection id="genres" title="Genres">
        <GenreChoice
          genres={genres}
          value={values.genre_ids}
          error={errors.genre_ids}
          onChange={(genre_ids) => change({ genre_ids })}
        />
      </EditSection>
      <EditSection id="links" title="Links">
        <LinksField
          value={values.links}
          most={mostLinks}
          error={errors.links}
          onChange={(links) => change({ links })}
        />
      </EditSection>
    </ContentForm>
  );
}
