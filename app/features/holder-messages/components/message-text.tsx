import { Fragment, type ReactNode } from 'react';
import { linkedPieces, type Piece, paragraphsOf } from '~/lib/linked-text';
import classes from './holder-messages.module.css';

/** Plain text as it was written; only addresses become links. */
export function MessageText({ text }: { text: string }) {
  return (
    <div className={classes.text}>
      {each(paragraphsOf(text), (lines) => (
        <p>{each(linkedPieces(lines.join('\n')), drawPiece)}</p>
      ))}
    </div>
  );
}

function drawPiece({ text, to }: Piece): ReactNode {
  if (to === undefined) return text;
  return (
    <a href={to} rel="noopener noreferrer nofollow ugc">
      {text}
    </a>
  );
}

/** A text has no identities but its places. */
function each<Item>(items: Item[], draw: (item: Item) => ReactNode): ReactNode[] {
  const keys = items.keys();
  return items.map((item) => <Fragment key={keys.next().value}>{draw(item)}</Fragment>);
}
