import { Form, href, useSearchParams } from 'react-router';
import { Icon } from '~/ui/icon/icon';
import classes from '~/ui/shell/search-field.module.css';

export const searchFieldId = 'search';

/** Works without script: a plain GET of the Discover page with `q`. */
export function SearchField() {
  const [params] = useSearchParams();
  const asked = params.get('q') ?? '';
  return (
    <Form role="search" aria-label="Limelight" method="get" action={href('/')} className={classes.form}>
      <Icon name="search" size={18} className={classes.icon} />
      <input
        // A new search elsewhere on the page must show here as well.
        key={asked}
        id={searchFieldId}
        className={classes.input}
        type="search"
        name="q"
        defaultValue={asked}
        placeholder="Events, artists, venues"
        aria-label="Search events, artists and venues"
        autoComplete="off"
        enterKeyHint="search"
      />
    </Form>
  );
}
