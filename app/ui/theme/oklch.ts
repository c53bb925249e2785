/** Lightness 0…1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

type Triple = [number, number, number];

/** Björn Ottosson's matrices; chroma is lowered until the colour fits sRGB, so lightness and hue survive. */
export function oklchToHex([lightness, chroma, hue]: Oklch): string {
  for (let fitted = chroma; ; fitted -= 0.002) {
    const linear = toLinear(lightness, Math.max(fitted, 0), hue);
    if (fitted <= 0 || linear.every((part) => part >= -0.0005 && part <= 1.0005)) {
      return `#${linear.map(toHexPart).join('')}`;
    }
  }
}

function toLinear(lightness: number, chroma: number, hue: number): Triple {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function toHexPart(linear: number): string {
  const clipped = Math.min(1, Math.max(0, linear));
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
