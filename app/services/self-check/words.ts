/** '340 ms ahead of', as in 'is 340 ms ahead of this server'. */
export function driftWords(milliseconds: number): string {
  if (Math.abs(milliseconds) < 50) return 'in step with';
  const amount = Math.abs(milliseconds);
  const words = amount < 10_000 ? `${Math.round(amount)} ms` : lagWords(amount);
  return `${words} ${milliseconds > 0 ? 'ahead of' : 'behind'}`;
}

/** '3 seconds', '12 minutes', '2 hours' */
export function lagWords(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 90) return counted(seconds, 'second');
  if (seconds < 90 * 60) return counted(Math.round(seconds / 60), 'minute');
  return counted(Math.round(seconds / 3600), 'hour');
}

/** '12.4 GB' */
export function sizeWords(bytes: number): string {
  const gigabytes = bytes / 1024 ** 3;
  return gigabytes >= 1 ? `${gigabytes.toFixed(1)} GB` : `${Math.round(bytes / 1024 ** 2)} MB`;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
