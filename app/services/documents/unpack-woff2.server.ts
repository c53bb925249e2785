import { brotliDecompressSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
import { encodeGlyph } from './encode-glyph.server';
import { assembleFont, type FontTable } from './font-tables.server';

/** In the order of the format; a table is named by its place here. */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill';
const headLength = 48;
/** What makes a font variable: without them it is what it is at rest. */
const variable = ['fvar', 'gvar', 'avar', 'cvar', 'HVAR', 'MVAR', 'STAT'];
/** Packed as outlines, and written anew. */
const rewritten = ['glyf', 'loca', 'hmtx', 'hhea', 'head', 'maxp'];

/**
 * The plain font inside a WOFF2 file, at its default weight and optical size. Outlines are packed in it as streams of
 * points, from which no document can take its letters; they are written as glyphs again. Everything else stays.
 */
export function unpackWoff2(file: Buffer): Buffer {
  const packed = create(file);
  if (!('layout' in packed)) throw new Error('not a single font');
  const tables = readTables(file);
  const kept = tables.filter(({ tag }) => !variable.includes(tag) && !rewritten.includes(tag));
  return assembleFont([...kept, ...writeOutlines(packed, tables)]);
}

function readTables(file: Buffer): FontTable[] {
  let at = headLength;
  const number = () => {
    let value = 0;
    for (let byte = 0x80; byte & 0x80; ) {
      byte = file.readUInt8(at++);
      value = value * 128 + (byte & 0x7f);
    }
    return value;
  };
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at++);
    const place = flags & 0x3f;
    const tag = place === 0x3f ? file.toString('latin1', at, at + 4) : knownTag(place);
    if (place === 0x3f) at += 4;
    const length = number();
    const isOutline = tag === 'glyf' || tag === 'loca';
    const isTransformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0;
    return { tag, length: isTransformed ? number() : length };
  });
  const bodies = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let offset = 0;
  return entries.map(({ tag, length }) => {
    const body = bodies.subarray(offset, offset + length);
    offset += length;
    return { tag, body };
  });
}

function knownTag(place: number): string {
  return knownTags.slice(place * 5, place * 5 + 4);
}

function writeOutlines(font: Font, tables: FontTable[]): FontTable[] {
  const glyphs = Array.from({ length: font.numGlyphs }, (_, id) => font.getGlyph(id));
  const encoded = glyphs.map(({ path }) => encodeGlyph(path.commands));
  const hmtx = Buffer.alloc(glyphs.length * 4);
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  let offset = 0;
  for (const [n, { body, left }] of encoded.entries()) {
    hmtx.writeUInt16BE(Math.round(glyphs[n]?.advanceWidth ?? 0), n * 4);
    hmtx.writeInt16BE(left, n * 4 + 2);
    offset += body.length;
    loca.writeUInt32BE(offset, (n + 1) * 4);
  }
  const copy = (tag: string) => Buffer.from(tables.find((table) => table.tag === tag)?.body ?? []);
  const hhea = copy('hhea');
  hhea.writeUInt16BE(glyphs.length, 34);
  const head = copy('head');
  // Places of glyphs are long numbers.
  head.writeInt16BE(1, 50);
  const maxp = copy('maxp');
  maxp.writeUInt16BE(Math.max(...encoded.map(({ points }) => points)), 6);
  maxp.writeUInt16BE(Math.max(...encoded.map(({ contours }) => contours)), 8);
  return [
    { tag: 'glyf', body: Buffer.concat(encoded.map(({ body }) => body)) },
    { tag: 'loca', body: loca },
    { tag: 'hmtx', body: hmtx },
    { tag: 'hhea', body: hhea },
    { tag: 'head', body: head },
    { tag: 'maxp', body: maxp },
  ];
}
