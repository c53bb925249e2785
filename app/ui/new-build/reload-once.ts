const place = 'limelight-reloaded';
/** Servers of two builds side by side must not send a page back and forth between them. */
const pause = 60_000;

/** Takes the newer build at once, where the page cannot go on without it. */
export function reloadOnce(now = Date.now()): void {
  try {
    if (now - Number(sessionStorage.getItem(place)) < pause) return;
    sessionStorage.setItem(place, String(now));
  } catch {
    // Nowhere to write down that it happened: better a part that is missing than a page that reloads for ever.
    return;
  }
  window.location.reload();
}
