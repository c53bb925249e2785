import { useEffect, useEffectEvent, useRef } from 'react';
import { ButtonLink } from '~/ui/button/button-link';
import classes from './show-more.module.css';

/** So many pages come by themselves; then somebody is asked, or nobody would ever see what is below the list. */
const pagesUnasked = 3;

type ShowMoreProps = {
  /** Where the next page is by itself: for those without script, and for another tab. */
  to: string;
  label: string;
  state: 'idle' | 'loading' | 'failed';
  showMore: () => Promise<void>;
  /** Loads as it comes into sight. */
  eager?: boolean;
};

export function ShowMore({ to, label, state, showMore, eager = false }: ShowMoreProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const unasked = useRef(0);
  const onSight = useEffectEvent(() => {
    if (state !== 'idle' || unasked.current >= pagesUnasked) return;
    unasked.current += 1;
    void showMore();
  });
  // Watched anew after every page: where the list is still short, the place never leaves the sight.
  useEffect(() => {
    if (!eager || state !== 'idle' || !place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onSight();
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [eager, state]);

  return (
    <div className={classes.more}>
      <p ref={place}>
        <ButtonLink
          kind="secondary"
          to={to}
          aria-disabled={state === 'loading' || undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            unasked.current = 0;
            void showMore();
          }}
        >
          {state === 'loading' ? 'Loading…' : label}
        </ButtonLink>
      </p>
      <p role="status" className={classes.problem}>
        {state === 'failed' && 'More could not be loaded. Check your connection and try again.'}
      </p>
    </div>
  );
}
