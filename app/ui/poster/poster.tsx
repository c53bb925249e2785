import { classNames } from '~/ui/page/class-names';
import classes from '~/ui/poster/poster.module.css';
import type { PosterKind } from '~/ui/poster/poster-svg';

type PosterProps = {
  kind: PosterKind;
  id: number;
  /** Empty beside a title that says it already. */
  alt?: string;
  ratio?: 'poster' | 'square' | 'wide';
  /** For the one picture that a page opens with. */
  eager?: boolean | undefined;
  className?: string;
};

/** Before the scripts, and in the same frame as the words beside it. */
export const opening = { loading: 'eager', decoding: 'sync', fetchPriority: 'high' } as const;

/** Art for what has no picture: a file of its own (app/routes/api/art.ts), drawn once for everyone. */
export function Poster({ kind, id, alt = '', ratio = 'poster', eager, className }: PosterProps) {
  return (
    <img
      className={classNames(classes.poster, className)}
      data-ratio={ratio}
      src={`/art/${kind}/${id}.svg`}
      alt={alt}
      width={400}
      height={500}
      {...(eager ? opening : { loading: 'lazy', decoding: 'async' })}
    />
  );
}
