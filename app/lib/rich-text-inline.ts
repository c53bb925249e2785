import { bareAddressAt, destinationAt, safeAddress } from '~/lib/rich-text-link';

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; address: string; children: Inline[] };

type Mark = '' | '*' | '**' | '[';

/** What was opened and may still be closed. */
type Frame = { mark: Mark; children: Inline[] };

const special = /[*[\]\\\n]|https?:\/\//gi;
const escapable = /[!-/:-@[-`{-~]/;

/**
 * Reads the marks of one paragraph in one pass. Each mark can be open only once at a time, so there are never more
 * than three frames, and what turns out to be unclosed is moved at most three times, whatever somebody writes.
 */
export function parseInline(text: string): Inline[] {
  const reader = new Reader();
  let index = 0;
  while (index < text.length) {
    special.lastIndex = index;
    const next = special.exec(text)?.index ?? text.length;
    reader.addText(text.slice(index, next));
    index = next < text.length ? readMark(reader, text, next) : next;
  }
  return reader.finish();
}

/** Reads what stands at `index` and answers where to go on. */
function readMark(reader: Reader, text: string, index: number): number {
  const character = text[index] ?? '';
  if (character === '\n') reader.add({ kind: 'break' });
  else if (character === '[') reader.open('[');
  else if (character === '*') return readStars(reader, text, index);
  else if (character === ']') return readLinkEnd(reader, text, index);
  else if (character === '\\') {
    const next = text[index + 1] ?? '';
    const escaped = escapable.test(next);
    reader.addText(escaped ? next : character);
    return index + (escaped ? 2 : 1);
  } else return readBareAddress(reader, text, index);
  return index + 1;
}

function readStars(reader: Reader, text: string, index: number): number {
  let end = index;
  while (text[end] === '*') end += 1;
  let left = end - index;
  if (left <= 3) {
    const opens = /\S/.test(text[end] ?? '');
    const closes = /\S/.test(text[index - 1] ?? '');
    if (closes && left === 3) left -= reader.closeTop();
    if (closes && left === 2 && reader.close('**')) left = 0;
    if (closes && left === 1 && reader.close('*')) left = 0;
    if (opens && left >= 2) reader.open('**');
    if (opens && left % 2 === 1) reader.open('*');
    if (opens) left = 0;
    if (closes && left === 2 && reader.close('*')) left = 1;
  }
  reader.addText('*'.repeat(left));
  return end;
}

function readLinkEnd(reader: Reader, text: string, index: number): number {
  const destination = reader.has('[') ? destinationAt(text, index + 1) : null;
  const address = destination && safeAddress(destination.address);
  if (destination && address && reader.closeLink(address)) return destination.end;
  reader.abandon('[');
  reader.addText(']');
  return index + 1;
}

function readBareAddress(reader: Reader, text: string, index: number): number {
  const written = bareAddressAt(text, index);
  const address = written && safeAddress(written);
  const label: Inline = { kind: 'text', text: written || (text[index] ?? '') };
  reader.add(address ? { kind: 'link', address, children: [label] } : label);
  return index + label.text.length;
}

class Reader {
  readonly #frames: [Frame, ...Frame[]] = [{ mark: '', children: [] }];

  get #last(): Frame {
    return this.#frames.at(-1) ?? this.#frames[0];
  }

  get #top(): Mark {
    return this.#last.mark;
  }

  has(mark: Mark): boolean {
    return this.#frames.some((frame) => frame.mark === mark);
  }

  add(node: Inline): void {
    append(this.#last.children, node);
  }

  addText(text: string): void {
    if (text) this.add({ kind: 'text', text });
  }

  /** The later of two equal marks is the one that can be closed. */
  open(mark: Mark): void {
    this.abandon(mark);
    this.#frames.push({ mark, children: [] });
  }

  close(mark: '*' | '**'): boolean {
    const children = this.#take(mark);
    if (children) this.add({ kind: mark === '*' ? 'emphasis' : 'strong', children });
    return children !== null;
  }

  /** How many stars that took: none where something else is open. */
  closeTop(): number {
    const mark = this.#top;
    return (mark === '*' || mark === '**') && this.close(mark) ? mark.length : 0;
  }

  closeLink(address: string): boolean {
    const children = this.#take('[');
    if (children) this.add({ kind: 'link', address, children: children.flatMap(withoutLinks) });
    return children !== null;
  }

  /** An open mark that means nothing after all. */
  abandon(mark: Mark): void {
    const at = this.#frames.findIndex((frame) => frame.mark === mark);
    const frame = this.#frames[at];
    const parent = this.#frames[at - 1];
    if (!frame || !parent) return;
    this.#frames.splice(at, 1);
    append(parent.children, { kind: 'text', text: mark });
    for (const child of frame.children) append(parent.children, child);
  }

  finish(): Inline[] {
    while (this.#frames.length > 1) this.abandon(this.#top);
    return this.#frames[0].children;
  }

  /** What an open mark holds, or null where it holds nothing or is not open. */
  #take(mark: Mark): Inline[] | null {
    if (!this.has(mark)) return null;
    while (this.#top !== mark) this.abandon(this.#top);
    if (this.#last.children.length === 0) return null;
    return this.#frames.pop()?.children ?? null;
  }
}

function append(nodes: Inline[], node: Inline): void {
  const last = nodes.at(-1);
  if (node.kind === 'text' && last?.kind === 'text') last.text += node.text;
  else nodes.push(node);
}

function withoutLinks(node: Inline): Inline[] {
  if (node.kind === 'link') return node.children;
  if (node.kind === 'text' || node.kind === 'break') return [node];
  return [{ ...node, children: node.children.flatMap(withoutLinks) }];
}
