/** A text with what is selected in it. */
type Selected = { text: string; start: number; end: number };

/** Replaces what is between `from` and `to`, then selects `start` to `end` of the new text. */
export type Edit = { from: number; to: number; insert: string; start: number; end: number };

export type Format = 'bold' | 'italic' | 'heading' | 'link' | 'list' | 'list-numbered' | 'quote';

export function formatText(format: Format, selected: Selected): Edit {
  switch (format) {
    case 'bold':
      return surround(selected, '**', 'bold text');
    case 'italic':
      return surround(selected, '*', 'italic text');
    case 'link':
      return addLink(selected);
    case 'heading':
      return prefixLines(selected, /^## /, () => '## ');
    case 'list':
      return prefixLines(selected, /^- /, () => '- ');
    case 'list-numbered':
      return prefixLines(selected, /^\d{1,3}\. /, (index) => `${index + 1}. `);
    case 'quote':
      return prefixLines(selected, /^> ?/, () => '> ');
  }
}

/** Puts marks around the selection, or takes them away where they are already. */
function surround({ text, start, end }: Selected, mark: string, example: string): Edit {
  const size = mark.length;
  const inner = text.slice(start, end);
  if (starsBefore(text, start) === size && starsAfter(text, end) === size) {
    return { from: start - size, to: end + size, insert: inner, start: start - size, end: end - size };
  }
  // A mark beside a space would mean nothing.
  const words = inner.trim() || example;
  const lead = inner.trim() ? inner.slice(0, inner.indexOf(words)) : '';
  const rest = inner.trim() ? inner.slice(lead.length + words.length) : '';
  const begin = start + lead.length + size;
  return {
    from: start,
    to: end,
    insert: `${lead}${mark}${words}${mark}${rest}`,
    start: begin,
    end: begin + words.length,
  };
}

function starsBefore(text: string, index: number): number {
  let at = index;
  while (text[at - 1] === '*') at -= 1;
  return index - at;
}

function starsAfter(text: string, index: number): number {
  let at = index;
  while (text[at] === '*') at += 1;
  return at - index;
}

/** The part that is still to be written is selected: the words of an address, the address of words. */
function addLink({ text, start, end }: Selected): Edit {
  const inner = text.slice(start, end).trim();
  const isAddress = /^(?:https?:\/\/|mailto:)\S+$/i.test(inner);
  const words = isAddress || !inner ? 'link text' : inner.replaceAll(/\s*\n\s*/g, ' ');
  const address = isAddress ? inner : 'https://';
  const missing = isAddress ? { from: 1, length: words.length } : { from: words.length + 3, length: 8 };
  return {
    from: start,
    to: end,
    insert: `[${words}](${address})`,
    start: start + missing.from,
    end: start + missing.from + missing.length,
  };
}

/** Marks every line that the selection touches; where all are marked already, the marks go. */
function prefixLines({ text, start, end }: Selected, marked: RegExp, mark: (index: number) => string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', Math.max(end - (end > start ? 1 : 0), from));
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const all = lines.every((line) => marked.test(line));
  const insert = lines
    .map((line, index) => (all ? line.replace(marked, '') : mark(index) + line.replace(anyMark, '')))
    .join('\n');
  const last = from + insert.length;
  return { from, to, insert, start: lines.length > 1 ? from : last, end: last };
}

const anyMark = /^(?:#{2,3} |[-*+•] |\d{1,3}[.)] |> ?)/;
