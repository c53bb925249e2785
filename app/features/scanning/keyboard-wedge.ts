/** Hardware scanners type: faster than people, even on a phone that is busy, and end with Enter. */
const slowestKey = 250;
const shortestText = 6;

type Key = { key: string; timeStamp: number };

/** Collects bursts of keys; answers the text when one ends with Enter. Nothing has to have the focus. */
export function createWedge(): (key: Key) => string | null {
  let text = '';
  let last = Number.NEGATIVE_INFINITY;
  return ({ key, timeStamp }) => {
    const isBurst = timeStamp - last <= slowestKey;
    if (key === 'Shift') return null;
    last = timeStamp;
    if (!isBurst) text = '';
    if (key === 'Enter') {
      const whole = text;
      text = '';
      return whole.length >= shortestText ? whole : null;
    }
    if (key.length === 1) text += key;
    return null;
  };
}
