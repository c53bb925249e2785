/**
 * Codes that change with time need a clock that is right, and phones' clocks are not. Whoever has been online knows how
 * far this one is off; that is kept for when there is no network.
 */
const place = 'clock-offset';
/** Less than this is the network, not the clock. */
const tolerance = 2000;

export function serverTime(): Date {
  return new Date(Date.now() + keptOffset());
}

/** Asks the server for the time; answers whether the clock turned out to be another. */
export async function measureClock(): Promise<boolean> {
  const before = keptOffset();
  try {
    const asked = Date.now();
    const response = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' });
    const told = Date.parse(response.headers.get('date') ?? '');
    if (Number.isNaN(told)) return false;
    // The server tells whole seconds, some time between the question and the answer.
    const offset = Math.round(told + 500 - (asked + Date.now()) / 2);
    localStorage.setItem(place, String(Math.abs(offset) < tolerance ? 0 : offset));
  } catch {
    // Offline, or a browser that keeps nothing: the clock is taken as it is.
    return false;
  }
  return Math.abs(keptOffset() - before) >= tolerance;
}

function keptOffset(): number {
  try {
    return Number(localStorage.getItem(place)) || 0;
  } catch {
    return 0;
  }
}
