import { Fragment, type ReactNode, useMemo } from 'react';
import { type Block, parseRichText } from '~/lib/rich-text';
import type { Inline } from '~/lib/rich-text-inline';
import { classNames } from '~/ui/page/class-names';
import classes from '~/ui/rich-text/rich-text.module.css';

type RichTextProps = { source: string; className?: string };

/** A description as its author meant it. Made of elements, never of HTML, so that it cannot carry script. */
export function RichText({ source, className }: RichTextProps) {
  const blocks = useMemo(() => parseRichText(source), [source]);
  return <div className={classNames(classes.text, className)}>{each(blocks, drawBlock)}</div>;
}

function drawBlock(block: Block): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <p>{each(block.children, drawInline)}</p>;
    case 'heading': {
      const Heading = block.level === 3 ? 'h3' : 'h4';
      return <Heading>{each(block.children, drawInline)}</Heading>;
    }
    case 'list': {
      const items = each(block.items, (item) => <li>{each(item, drawInline)}</li>);
      return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
    }
    case 'quote':
      return <blockquote>{each(block.children, drawBlock)}</blockquote>;
    case 'rule':
      return <hr />;
  }
}

function drawInline(node: Inline): ReactNode {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'break':
      return <br />;
    case 'strong':
      return <strong>{each(node.children, drawInline)}</strong>;
    case 'emphasis':
      return <em>{each(node.children, drawInline)}</em>;
    case 'link':
      return (
        <a href={node.address} rel="noopener noreferrer nofollow ugc">
          {each(node.children, drawInline)}
        </a>
      );
  }
}

/** A text has no identities but its places. */
function each<Item>(items: Item[], draw: (item: Item) => ReactNode): ReactNode[] {
  const keys = items.keys();
  return items.map((item) => <Fragment key={keys.next().value}>{draw(item)}</Fragment>);
}
