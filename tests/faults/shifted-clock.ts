import { readFileSync } from 'node:fs';

/**
 * Loaded before Limelight (`--import`): its clock is off by as many milliseconds as the file of CLOCK_FILE says, while
 * the database keeps its own time, as on two machines of which one has lost its way.
 */
const RealDate = Date;
let offset = 0;

function readOffset(): void {
  try {
    offset = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8')) || 0;
  } catch {
    offset = 0;
  }
}
setInterval(readOffset, 100).unref();

class ShiftedDate extends RealDate {
  constructor(...words: [] | [number | string | Date]) {
    if (words.length === 0) super(RealDate.now() + offset);
    else super(...(words as [number]));
  }

  static override now(): number {
    return RealDate.now() + offset;
  }
}
globalThis.Date = ShiftedDate as DateConstructor;
