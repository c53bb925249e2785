import { savePromoter } from '~/features/promoters/commands';
import { EditPromoter } from '~/features/promoters/components/edit-promoter';
import { type EditablePromoter, getEditablePromoter } from '~/features/promoters/editing-queries';
import { checkPromoter } from '~/features/promoters/schema';
import { mostLinks } from '~/lib/content-rules';
import { ContentForm } from '~/ui/editing/content-form';
import { LinksField } from '~/ui/form/links-field';
import { EditSection } from './edit-section';
import { EntityReading } from './entity-reading';
import { useContentEditing } from './use-content-editing';

type PromoterDetailsProps = { promoter: EditablePromoter; mayEdit: boolean };

export function PromoterDetails({ promoter, mayEdit }: PromoterDetailsProps) {
  const editing = useContentEditing({
    type: 'promoter',
    entity: promoter,
    check: checkPromoter,
    save: savePromoter,
    reload: getEditablePromoter,
  });
  const { values, errors, change } = editing;
  if (!mayEdit) return <EntityReading content={promoter.content} />;
  return (
    <ContentForm editing={editing}>
      <EditSection id="words" title="Words">
        <EditPromoter values={values} errors={errors} change={change} />
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
