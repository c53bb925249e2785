import classes from '~/ui/shell/skip-link.module.css';

/** The first stop of the Tab key; every shell gives its main part the id `main`. */
export function SkipLink() {
  return (
    <a href="#main" className={classes.skip}>
      Skip to the content
    </a>
  );
}
