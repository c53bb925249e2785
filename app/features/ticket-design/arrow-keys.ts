const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Points that an arrow key goes, ten with Shift; null for any other key. */
export function stepOfKey(key: string, far: boolean): { right: number; down: number } | null {
  const direction = directions[key];
  if (!direction) return null;
  const [right, down] = direction;
  return far ? { right: right * 10, down: down * 10 } : { right, down };
}
