import type { Entry, ReadOptions } from './entry';
import { readGraph } from './read-graph';
import { readIcs } from './read-ics';
import { hasEvents, readJsonLd, scriptsOf } from './read-json-ld';

export type ImportKind = 'facebook' | 'calendar' | 'page';
export type ReadImport = { kind: ImportKind; entries: Entry[] } | { problem: string };

export const mostImportBytes = 20 * 1024 * 1024;
const mostEntries = 5000;

/** Whatever was pasted or uploaded: told apart by what is in it, not by its name. */
export function readImport(bytes: Uint8Array, options: ReadOptions): ReadImport {
  if (bytes.length > mostImportBytes) return { problem: 'This file is too large: 20 MB at most.' };
  const text = decode(bytes);
  if (text === null) return { problem: 'This is no text. It takes JSON, .ics or the source of a page.' };
  if (text.trim() === '') return { problem: 'There is nothing in it.' };
  const read = readText(text, options);
  if ('problem' in read) return read;
  if (read.entries.length === 0) return { problem: 'There is no event in it.' };
  if (read.entries.length > mostEntries) {
    return {
      problem: `There are ${read.entries.length.toLocaleString('en-GB')} events in it; 5,000 at a time is the most. Split it.`,
    };
  }
  return read;
}

function readText(text: string, options: ReadOptions): ReadImport {
  const start = text.trimStart();
  if (/^BEGIN:VCALENDAR/i.test(start)) return { kind: 'calendar', entries: readIcs(text, options) };
  if (/^[[{]/.test(start)) return readJson(text, options);
  if (start.startsWith('<')) return readPage(text, options);
  return { problem: 'This is neither JSON, nor a calendar file, nor the source of a page.' };
}

function readJson(text: string, options: ReadOptions): ReadImport {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const where = error instanceof Error ? error.message : '';
    return { problem: `It begins like JSON but is not: ${where.slice(0, 160)}.` };
  }
  if (hasEvents(json)) return { kind: 'page', entries: readJsonLd([json], options) };
  return { kind: 'facebook', entries: readGraph(json, options) };
}

function readPage(html: string, options: ReadOptions): ReadImport {
  const { json, broken } = scriptsOf(html);
  const entries = readJsonLd(json, options);
  if (entries.length > 0) return { kind: 'page', entries };
  return {
    problem:
      broken > 0
        ? 'The page has data for machines (JSON-LD), but it is broken.'
        : 'The page has no event in it that machines can read (JSON-LD). Try its calendar file (.ics) instead.',
  };
}

/** Files of all ages: with a mark at the beginning, in Unicode, or in the letters of western Europe. */
function decode(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, 4096).includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
