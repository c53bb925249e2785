/** Shows what is pushed to this browser, also while no page of ours is open (app/features/notifications/push-device.ts). */
addEventListener('push', (event) => event.waitUntil(show(event.data)));
addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)));
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

const pictures = { icon: '/app/icon-192.png', badge: '/app/badge-96.png' };

/** Browsers take the permission away from whoever shows nothing. */
async function show(data) {
  const { title, text, to, tag } = readMessage(data);
  await registration.showNotification(title, { body: text, tag, data: { to }, ...pictures });
}

function readMessage(data) {
  try {
    return data.json();
  } catch {
    return { title: 'Limelight', text: 'There is something new for you.', to: '/', tag: 'news' };
  }
}

/** A page that shows it already, or one that nobody is in the middle of something on; otherwise a new one. */
async function open(notification) {
  notification.close();
  const target = new URL(notification.data?.to ?? '/', location.origin);
  if (target.origin !== location.origin) return;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => withoutHash(url) === withoutHash(target.href));
  if (there) return there.focus();
  const free = pages.find(({ url }) => isFree(new URL(url)));
  const moved = await free?.navigate(target.href).catch(() => undefined);
  return moved ? moved.focus() : clients.openWindow(target.href);
}

const withoutHash = (url) => url.split('#')[0];

/** A scanner at the door, a checkout and whatever is being edited stay where they are. */
const isFree = ({ pathname, searchParams }) =>
  !/^\/(scanner|admin)/.test(pathname) && !searchParams.has('order');

/** The browser has another address now: the server is told, so that nothing is lost. */
async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options ?? { userVisibleOnly: true };
  const subscription = newSubscription ?? (await registration.pushManager.subscribe(options));
  await fetch('/push-subscription', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...subscription.toJSON(), before: oldSubscription?.endpoint }),
  });
}
