import { classNames } from '~/ui/page/class-names';
import classes from '~/ui/poster/poster.module.css';
import { type PosterSubject, posterSvg } from '~/ui/poster/poster-svg';

type PosterProps = Omit<PosterSubject, 'title'> & {
  /** Empty beside a title that says it already. */
  alt?: string;
  ratio?: 'poster' | 'square' | 'wide';
  className?: string;
};

/** Art for what has no picture. As an image its drawing stays out of the page's own tree. */
export function Poster({ kind, id, alt = '', ratio = 'poster', className }: PosterProps) {
  return (
    <img
      className={classNames(classes.poster, className)}
      data-ratio={ratio}
      src={toDataUri(posterSvg({ kind, id }))}
      alt={alt}
      width={400}
      height={500}
      decoding="async"
    />
  );
}

/** Only what a data URI cannot hold is escaped: half the size of escaping everything. */
function toDataUri(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>\r\n]/g, encodeURIComponent)}`;
}
