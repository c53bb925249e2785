import { SkeletonRows } from '~/ui/skeleton/skeleton';
import classes from './holder-messages.module.css';

/** The mail itself, in a frame in which nothing runs. */
export function LetterPreview({ html }: { html: string | null }) {
  if (html === null) return <SkeletonRows rows={6} label="The preview is being drawn" />;
  return <iframe className={classes.letter} title="The mail as it will look" sandbox="" srcDoc={html} />;
}
