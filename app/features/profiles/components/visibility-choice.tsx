import { type Visibility, visibilities } from '~/features/profiles/rules';
import classes from './profile-form.module.css';

const labels: Record<Visibility, string> = {
  everyone: 'Everyone',
  followers: 'Followers',
  nobody: 'Nobody',
};

type VisibilityChoiceProps = {
  name: string;
  legend: string;
  value: Visibility;
  /** What each choice means here. */
  words: Record<Visibility, string>;
};

export function VisibilityChoice({ name, legend, value, words }: VisibilityChoiceProps) {
  return (
    <fieldset className={classes.choices}>
      <legend>{legend}</legend>
      {visibilities.map((visibility) => (
        <label key={visibility} className={classes.choice}>
          <input type="radio" name={name} value={visibility} defaultChecked={visibility === value} />
          <span className={classes.label}>{labels[visibility]}</span>
          <span className={classes.words}>{words[visibility]}</span>
        </label>
      ))}
    </fieldset>
  );
}
