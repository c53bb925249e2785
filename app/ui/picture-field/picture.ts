/** Where the eye should land, as shares of the width and the height. */
export type Focus = { focusX: number; focusY: number };

/** The part of a picture that is kept, as shares of its width and height. */
export type Crop = { x: number; y: number; width: number; height: number };

/** The focus is that of the part which is kept; without a crop that is all of it. */
export type Picture = Focus & { file: File; crop?: Crop };

export type PictureLimits = { types: readonly string[]; mostBytes: number };

export const centre: Focus = { focusX: 0.5, focusY: 0.5 };

const mebibyte = 1024 * 1024;

export const usualLimits: PictureLimits = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  mostBytes: 10 * mebibyte,
};

const typeNames: Record<string, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
};

export function limitWords({ types, mostBytes }: PictureLimits): { types: string; size: string } {
  const names = types.map((type) => typeNames[type] ?? type);
  return {
    types: [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or '),
    size: `${Math.floor(mostBytes / mebibyte)} MB`,
  };
}

/** Null when the file can be taken, otherwise what to do about it. */
export function refusalOf(file: { type: string; size: number }, limits = usualLimits): string | null {
  const words = limitWords(limits);
  if (!limits.types.includes(file.type)) return `Choose a ${words.types} picture.`;
  if (file.size > limits.mostBytes) return `This picture is larger than ${words.size}. Choose a smaller one.`;
  return null;
}

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far an arrow key goes, ten times as far with Shift; null for any other key. */
export function stepOf(key: string, far: boolean): { right: number; down: number } | null {
  const step = steps[key];
  if (!step) return null;
  const size = far ? 0.1 : 0.01;
  return { right: step[0] * size, down: step[1] * size };
}

/** The focus after an arrow key; null for any other key. */
export function moveFocus({ focusX, focusY }: Focus, key: string, far: boolean): Focus | null {
  const step = stepOf(key, far);
  return step && { focusX: toShare(focusX + step.right), focusY: toShare(focusY + step.down) };
}

export function toShare(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}

/** For `object-position`: the crop keeps the focus in sight. */
export function positionOf({ focusX, focusY }: Focus): string {
  return `${focusX * 100}% ${focusY * 100}%`;
}
