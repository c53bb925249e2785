/** Lines of cells (RFC 4180), as spreadsheets write them: commas or semicolons, quotes doubled within quotes. */
export function readCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    line.push(unguard(cell.trim()));
    cell = '';
  };
  const endLine = () => {
    endCell();
    lines.push(line);
    line = [];
  };
  for (let place = 0; place < source.length; place += 1) {
    const character = source.charAt(place);
    if (quoted && character === '"' && source.charAt(place + 1) === '"') {
      cell += '"';
      place += 1;
    } else if (character === '"' && (quoted || cell.trim() === '')) quoted = !quoted;
    else if (quoted) cell += character;
    else if (character === separator) endCell();
    else if (character === '\n') endLine();
    else if (character !== '\r') cell += character;
  }
  if (cell !== '' || line.length > 0) endLine();
  return lines;
}

function separatorOf(source: string): string {
  const [head = ''] = source.split('\n', 1);
  return head.split(';').length > head.split(',').length ? ';' : ',';
}

/** The apostrophe that csv.ts puts before what a spreadsheet would take for a formula. */
function unguard(cell: string): string {
  return cell.replace(/^'(?=[=+\-@])/, '');
}
