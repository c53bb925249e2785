import { canPush } from './push-device';

const key = 'limelight-push-asked';
const pause = 30 * 24 * 60 * 60 * 1000;

/** Nobody is asked who has said yes or no already, to us within 30 days or to the browser. */
export function mayAsk(now = Date.now()): boolean {
  if (!canPush() || Notification.permission !== 'default') return false;
  try {
    return now - Number(localStorage.getItem(key) ?? 0) > pause;
  } catch {
    // Without a memory the question would come every time.
    return false;
  }
}

export function rememberAsked(now = Date.now()): void {
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // Then mayAsk says no as well.
  }
}
