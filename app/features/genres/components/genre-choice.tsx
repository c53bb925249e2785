import { mostGenres } from '~/lib/content-rules';
import fieldClasses from '~/ui/form/field.module.css';
import { Icon } from '~/ui/icon/icon';
import type { GenreInTree } from '../editing-queries';
import { groupGenres } from '../group-genres';
import classes from './genre-choice.module.css';

type GenreChoiceProps = {
  genres: GenreInTree[];
  value: number[];
  error?: string | undefined;
  disabled?: boolean;
  onChange: (ids: number[]) => void;
};

/** A few genres of the tree, each foot with its branches. */
export function GenreChoice({ genres, value, error, disabled, onChange }: GenreChoiceProps) {
  const full = value.length >= mostGenres;
  const toggle = (id: number, chosen: boolean) =>
    onChange((chosen ? [...value, id] : value.filter((known) => known !== id)).sort((a, b) => a - b));
  const chip = ({ id, name }: { id: number; name: string }) => {
    const chosen = value.includes(id);
    return (
      <label key={id} className={classes.chip}>
        <input
          type="checkbox"
          name="genre_ids"
          checked={chosen}
          disabled={disabled || (full && !chosen)}
          onChange={(event) => toggle(id, event.currentTarget.checked)}
        />
        {chosen && <Icon name="check" size={16} />}
        {name}
      </label>
    );
  };
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>Genres</legend>
      <p className={fieldClasses.hint} role="status">
        {full ? `That is all: ${mostGenres} genres.` : `${value.length} of at most ${mostGenres} chosen.`}
      </p>
      <div className={classes.groups}>
        {groupGenres(genres).map((group) => (
          <div key={group.id} className={classes.group} data-grown={group.branches.length > 0 || undefined}>
            {chip(group)}
            {group.branches.map(chip)}
          </div>
        ))}
      </div>
      {error && <p className={fieldClasses.error}>{error}</p>}
    </fieldset>
  );
}
