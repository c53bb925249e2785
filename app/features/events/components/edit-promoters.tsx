import { CheckboxField } from '~/ui/form/checkbox-field';
import classes from './edit-event.module.css';
import type { EditPartProps } from './edit-part';

type EditPromotersProps = EditPartProps & {
  /** Those on the event, and those that the person edits themselves. */
  promoters: { id: number; name: string; mine: boolean }[];
  mayDecide: boolean;
};

/** A promoter's whole team runs the event with you, so its owners decide. */
export function EditPromoters({ values, errors, change, promoters, mayDecide }: EditPromotersProps) {
  const toggle = (id: number, chosen: boolean) => {
    const others = values.promoter_ids.filter((known) => known !== id);
    change({ promoter_ids: (chosen ? [...others, id] : others).sort((one, other) => one - other) });
  };
  if (promoters.length === 0) {
    return <p className={classes.muted}>You are an editor of no promoter yet, so there is none to add.</p>;
  }
  return (
    <fieldset className={classes.plain} disabled={!mayDecide}>
      <legend className={classes.hiddenLegend}>Promoters</legend>
      {promoters.map(({ id, name, mine }) => {
        const chosen = values.promoter_ids.includes(id);
        return (
          <CheckboxField
            key={id}
            label={name}
            name="promoter_ids"
            hint={mine ? undefined : 'You are not in its team: once taken off, you cannot add it again.'}
            checked={chosen}
            disabled={!mayDecide || (!mine && !chosen)}
            onChange={(event) => toggle(id, event.currentTarget.checked)}
          />
        );
      })}
      {errors.promoter_ids && <p className={classes.problem}>{errors.promoter_ids}</p>}
    </fieldset>
  );
}
