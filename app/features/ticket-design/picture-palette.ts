/** Colours taken from a picture: the sheet, its shade, what can be read on it, and two lights. */
export type PictureColours = { ground: string; deep: string; ink: string; first: string; second: string };

type Rgb = readonly [number, number, number];
type Bin = { colour: Rgb; share: number; chroma: number; light: number; hue: number };

const depth = 4;

/** From the pixels of a small copy (red, green, blue, alpha, as a canvas has them); null where nothing is opaque. */
export function coloursOf(pixels: ArrayLike<number>): PictureColours | null {
  const bins = countBins(pixels);
  if (bins.length === 0) return null;
  const ground = bins.reduce((most, bin) => (bin.share > most.share ? bin : most));
  const lively = bins
    .filter((bin) => contrast(bin.colour, ground.colour) > 1.6)
    .toSorted((one, other) => liveliness(other) - liveliness(one));
  const isDark = luminance(ground.colour) < 0.18;
  const ink: Rgb = isDark ? mix(ground.colour, [255, 255, 255], 0.94) : mix(ground.colour, [8, 10, 12], 0.94);
  const first = lively[0]?.colour ?? mix(ground.colour, ink, 0.6);
  const second =
    lively.find((bin) => hueDistance(bin.hue, lively[0]?.hue ?? bin.hue) > 40)?.colour ??
    mix(first, ink, 0.45);
  return {
    ground: toHex(ground.colour),
    deep: toHex(mix(ground.colour, isDark ? first : [8, 10, 12], isDark ? 0.22 : 0.14)),
    ink: toHex(ink),
    first: toHex(first),
    second: toHex(second),
  };
}

/** Much colour counts more than much room: a poster's red letters are what one remembers. */
function liveliness({ chroma, share }: Bin): number {
  return chroma * share ** 0.25;
}

function countBins(pixels: ArrayLike<number>): Bin[] {
  const sums = new Map<number, [number, number, number, number]>();
  let counted = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    const name = ((red >> depth) << 8) | ((green >> depth) << 4) | (blue >> depth);
    const sum = sums.get(name) ?? [0, 0, 0, 0];
    sums.set(name, [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1]);
    counted += 1;
  }
  return [...sums.values()].map(([red, green, blue, count]) => {
    const colour: Rgb = [red / count, green / count, blue / count];
    return { colour, share: count / counted, ...shadeOf(colour) };
  });
}

function shadeOf([red, green, blue]: Rgb): { chroma: number; light: number; hue: number } {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const chroma = (most - least) / 255;
  const span = most - least || 1;
  const sixth =
    most === red
      ? (green - blue) / span
      : most === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span;
  return { chroma, light: (most + least) / 510, hue: (sixth * 60 + 360) % 360 };
}

function hueDistance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360;
  return Math.min(apart, 360 - apart);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => one[index] + (other[index] - one[index]) * share;
  return [at(0), at(1), at(2)];
}

function toHex(colour: Rgb): string {
  return `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
