/** Where the eye should land, as shares of the width and the height. */
export type Focus = { focusX: number; focusY: number };

export type Picture = Focus & { file: File };

export const centre: Focus = { focusX: 0.5, focusY: 0.5 };

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const mostBytes = 10 * 1024 * 1024;

export const acceptedTypes = types.join(',');

/** Null when the file can be taken, otherwise what to do about it. */
export function refusalOf(file: { type: string; size: number }): string | null {
  if (!types.includes(file.type)) return 'Choose a JPEG, PNG, WebP or AVIF picture.';
  if (file.size > mostBytes) return 'This picture is larger than 10 MB. Choose a smaller one.';
  return null;
}

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The focus after an arrow key, ten times as far with Shift; null for any other key. */
export function moveFocus({ focusX, focusY }: Focus, key: string, far: boolean): Focus | null {
  const step = steps[key];
  if (!step) return null;
  const size = far ? 0.1 : 0.01;
  return { focusX: toShare(focusX + step[0] * size), focusY: toShare(focusY + step[1] * size) };
}

export function toShare(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}

/** For `object-position`: the crop keeps the focus in sight. */
export function positionOf({ focusX, focusY }: Focus): string {
  return `${focusX * 100}% ${focusY * 100}%`;
}
