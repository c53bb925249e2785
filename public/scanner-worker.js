/**
 * Opens the scanner where there is no network. It keeps that one page, as a stranger gets it, and the files that it is
 * made of (app/features/scanning/keep-offline.ts); tickets and scans are in the database of the page itself.
 */
const cacheName = 'scanner';
const page = '/scanner';
const patience = 3000;
const isFile = ({ pathname }) => pathname.startsWith('/assets/');

addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('message', (event) => event.waitUntil(keep(event.data.files)));

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && url.pathname === page) event.respondWith(newestPage(request));
  else if (isFile(url)) event.respondWith(findKept(url.pathname).then((kept) => kept ?? fetch(request)));
});

/** As the server has it now; as it was where the server is out of reach, fails or takes too long. */
async function newestPage(request) {
  const fromServer = fetch(request);
  const inTime = new Promise((resolve) => setTimeout(resolve, patience));
  const first = await Promise.race([fromServer, inTime]).catch(() => undefined);
  if (first && first.status < 500) return first;
  const kept = await findKept(page);
  // What nobody reads would keep its connection, and there are few.
  if (kept) fromServer.then(({ body }) => body?.cancel()).catch(() => undefined);
  return kept ?? fromServer;
}

const findKept = async (path) => (await caches.open(cacheName)).match(path, { ignoreVary: true });

async function keep(files) {
  const answer = await fetch(page, { credentials: 'omit' }).catch(() => undefined);
  // Without a network there is nothing newer to keep.
  if (!answer?.ok || answer.redirected) return;
  const html = await answer.clone().text();
  const wanted = new Set([...files, ...(html.match(/\/assets\/[\w./-]+/g) ?? [])]);
  const cache = await caches.open(cacheName);
  for (const file of wanted) if (!(await cache.match(file))) await cache.add(file);
  // Last, so that a page is only kept together with all that it is made of.
  await cache.put(page, answer);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== page && !wanted.has(pathname)) await cache.delete(url);
  }
}
