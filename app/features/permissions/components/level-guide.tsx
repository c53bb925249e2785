import { levels, levelTitle } from '../rules';
import classes from './level-guide.module.css';

/** What each level may do, for the person who has to choose one. */
export function LevelGuide() {
  return (
    <dl className={classes.guide}>
      {levels.map(({ level, may }) => (
        <div key={level}>
          <dt>{levelTitle(level)}</dt>
          <dd>{may}</dd>
        </div>
      ))}
    </dl>
  );
}
