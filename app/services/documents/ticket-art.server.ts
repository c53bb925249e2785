import sharp from 'sharp';
import { contrast } from '~/lib/contrast';
import { createDrawOnce } from '~/services/picture-sizes/draw-once.server';
import { posterPalette, posterSvg } from '~/ui/poster/poster-svg';

/** The event's poster as the head of a ticket, and a colour of it that can be read on paper. */
export type TicketArt = {
  /** As an address: a document keeps what it knows by one, so all of its pages share the picture. */
  picture: string;
  accent: string;
};

/** In pixels; twice what a printed page of that width shows at 150 dots per inch. */
const width = 1200;
const height = 600;
/** 72 would be the 400 units of the poster's own width. */
const density = Math.ceil((72 * width) / 400);

const drawOnce = createDrawOnce({ bytes: 32 * 1024 * 1024, entries: 200 });

export async function drawTicketArt(eventId: number): Promise<TicketArt> {
  const picture = await drawOnce(String(eventId), () =>
    sharp(Buffer.from(posterSvg({ kind: 'event', id: eventId, grain: false })), { density })
      .resize(width, height, { fit: 'cover', position: 'centre' })
      .jpeg({ quality: 82, progressive: false })
      .toBuffer(),
  );
  return { picture: `data:image/jpeg;base64,${picture.toString('base64')}`, accent: accentOf(eventId) };
}

function accentOf(eventId: number): string {
  const { first, second, deep, ground } = posterPalette({ kind: 'event', id: eventId });
  return [first, second, deep, ground].find((colour) => contrast(colour, '#ffffff') >= 3) ?? '#0d1f17';
}
