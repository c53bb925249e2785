import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Platform } from '~/lib/platform';
import { boundsOf, overlaps, type Problem } from '~/lib/ticket-design/checks';
import type { TicketDesign } from '~/lib/ticket-design/document';
import { layoutTicket } from '~/lib/ticket-design/layout';
import { measureText } from '~/lib/ticket-design/measure';
import { sampleFacts } from '~/lib/ticket-design/samples';
import { type SizeName, sizeNames } from '~/lib/ticket-design/sizes';
import { tokenCharacters } from '~/lib/ticket-token';
import { drawPictures } from './mark-pictures.server';
import { marksSvg } from './marks-svg.server';

/** As long as a ticket's own, and as full of everything that a code can carry. */
const sample = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'.repeat(4).slice(0, tokenCharacters);
/** Pixels per point: a phone's screen, and a printer of 200 dots per inch. */
const pixels: Record<SizeName, number> = { phone: 2, a4: 2.78, a5: 2.78, a6: 2.78, thermal: 2.82 };
/** What is behind the code need not be sharp to be in its way. */
const coarse = 0.6;
/** How much around the code is looked at too, of its width. */
const surroundings = 0.12;

let reader: Promise<unknown> | undefined;

/** The same program that scanners read with, given its code here: it would ask the network for it. */
function prepareReader(): Promise<unknown> {
  reader ??= readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')).then(
    (wasm) =>
      prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true }),
  );
  return reader;
}

/** Draws the code as each size has it, with what is around it, and reads it as the door does. */
export async function readDesignedCode(
  platform: Pick<Platform, 'sql'>,
  design: TicketDesign,
  eventId: number,
): Promise<Problem[]> {
  await prepareReader();
  const problems: Problem[] = [];
  for (const size of sizeNames) {
    const elementId = design.elements.find(({ kind }) => kind === 'code')?.id ?? 'code';
    if (await isRead(platform, design, size, eventId)) continue;
    const words =
      'A scanner does not find the code as it is drawn here: give it more room and more contrast.';
    problems.push({ code: 'code_unreadable', level: 'error', elementId, size, words });
  }
  return problems;
}

async function isRead(
  platform: Pick<Platform, 'sql'>,
  design: TicketDesign,
  size: SizeName,
  eventId: number,
): Promise<boolean> {
  const marks = layoutTicket(design, size, { ...sampleFacts.longest, eventId }, measureText);
  const code = marks.find((mark) => mark.kind === 'qr');
  if (code?.kind !== 'qr') return false;
  const margin = code.size * surroundings;
  const side = code.size + 2 * margin;
  const part = { x: code.x - margin, y: code.y - margin, width: side, height: side };
  const seen = marks.filter((mark) => overlaps(boundsOf(mark), part));
  const svg = marksSvg(seen, part, await drawPictures(platform, seen, coarse), sample);
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 * pixels[size] })
    .flatten({ background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  const found = await readBarcodes({ ...picture, colorSpace: 'srgb' } as ImageData, { formats: ['QRCode'] });
  return found.some(({ text }) => text === sample);
}
