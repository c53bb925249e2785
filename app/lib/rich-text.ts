import { type Inline, parseInline } from '~/lib/rich-text-inline';

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; level: 3 | 4; children: Inline[] }
  | { kind: 'list'; start: number | null; items: Inline[][] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'rule' };

const deepestQuote = 2;

/**
 * Reads the small dialect of Markdown that descriptions are written in. The tree holds text and addresses of
 * links alone: what is not of the dialect, such as HTML, is text.
 */
export function parseRichText(source: string): Block[] {
  const text = source.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll('\t', ' ');
  return parseBlocks(text.replaceAll(/(?!\n)\p{Cc}/gu, '').split('\n'), 0);
}

/** The words alone, for previews, search and calendars. */
export function plainText(source: string): string {
  return blocksToText(parseRichText(source));
}

function parseBlocks(lines: string[], depth: number): Block[] {
  const blocks: Block[] = [];
  let index = 0;
  while (index < lines.length) {
    const taken = takeBlock(lines, index, depth);
    if (taken.block) blocks.push(taken.block);
    index = taken.end;
  }
  return blocks;
}

type Taken = { block: Block | null; end: number };

function takeBlock(lines: string[], index: number, depth: number): Taken {
  const line = lineAt(lines, index);
  if (line === '') return { block: null, end: index + 1 };
  if (isRule(line)) return { block: { kind: 'rule' }, end: index + 1 };
  if (isHeading(line)) {
    const level = line.startsWith('## ') ? 3 : 4;
    const children = parseInline(line.slice(level).trim());
    return { block: { kind: 'heading', level, children }, end: index + 1 };
  }
  if (isQuote(line, depth)) return takeQuote(lines, index, depth);
  const item = itemOf(line);
  if (item) return takeList(lines, index, item.number);
  return takeParagraph(lines, index, depth);
}

function takeParagraph(lines: string[], index: number, depth: number): Taken {
  const taken = [lineAt(lines, index)];
  let end = index + 1;
  while (!endsParagraph(lineAt(lines, end), depth)) {
    taken.push(lineAt(lines, end));
    end += 1;
  }
  return { block: { kind: 'paragraph', children: parseInline(taken.join('\n')) }, end };
}

function takeQuote(lines: string[], index: number, depth: number): Taken {
  const inner: string[] = [];
  let end = index;
  for (; lineAt(lines, end).startsWith('>'); end += 1) inner.push(lineAt(lines, end).slice(1));
  return { block: { kind: 'quote', children: parseBlocks(inner, depth + 1) }, end };
}

function takeList(lines: string[], index: number, start: number | null): Taken {
  const items: string[] = [];
  let end = index;
  while (end < lines.length) {
    const line = lineAt(lines, end);
    const item = itemOf(line);
    if (item && !isRule(line) && (item.number === null) === (start === null)) items.push(item.text);
    else if (line !== '' && !item && /^ {2}/.test(lines[end] ?? '')) items.push(`${items.pop()}\n${line}`);
    else if (line !== '' || !goesOn(lines, end, start)) break;
    end += 1;
  }
  return { block: { kind: 'list', start, items: items.map(parseInline) }, end };
}

/** One blank line between two items does not end a list. */
function goesOn(lines: string[], blank: number, start: number | null): boolean {
  const next = itemOf(lineAt(lines, blank + 1));
  return next !== null && (next.number === null) === (start === null);
}

function lineAt(lines: string[], index: number): string {
  return lines[index]?.trim() ?? '';
}

function isRule(line: string): boolean {
  return /^(?:-{3,}|\*{3,}|_{3,})$/.test(line);
}

function isHeading(line: string): boolean {
  return /^###? /.test(line);
}

function isQuote(line: string, depth: number): boolean {
  return line.startsWith('>') && depth < deepestQuote;
}

function itemOf(line: string): { number: number | null; text: string } | null {
  const [mark, number] = /^(?:[-*+•]|(\d{1,3})[.)]) /.exec(line) ?? [];
  if (mark === undefined) return null;
  return { number: number === undefined ? null : Number(number), text: line.slice(mark.length).trim() };
}

/** A line that begins with '30. ' in the middle of a paragraph is more likely a date than a list. */
function endsParagraph(line: string, depth: number): boolean {
  if (line === '' || isRule(line) || isHeading(line) || isQuote(line, depth)) return true;
  const item = itemOf(line);
  return item !== null && (item.number ?? 1) === 1;
}

function blocksToText(blocks: Block[]): string {
  return blocks.map(blockToText).filter(Boolean).join('\n\n');
}

function blockToText(block: Block): string {
  if (block.kind === 'rule') return '';
  if (block.kind === 'quote') return blocksToText(block.children);
  if (block.kind !== 'list') return inlineToText(block.children);
  const { start, items } = block;
  const mark = (index: number) => (start === null ? '•' : `${start + index}.`);
  return items.map((item, index) => `${mark(index)} ${inlineToText(item)}`).join('\n');
}

function inlineToText(nodes: Inline[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      return node.kind === 'break' ? '\n' : inlineToText(node.children);
    })
    .join('');
}
