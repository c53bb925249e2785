/**
 * Opens pages where there is no network. Tickets and timetables that asked for it are kept with the files that they are
 * made of (app/routes/use-kept-offline.ts), each person's in caches of their own; for all others there is one page that
 * says so. What the server answers always comes first: nobody is shown a page of yesterday who could have today's.
 */
const patience = 5000;
const mostPages = 20;
const offlineCache = `offline-${globalThis.limelightBuild}`;
const offlinePage = '/offline.html';
const offlineFiles = [offlinePage, '/offline.css', '/offline.js', '/favicon.svg'];
const isAsset = ({ pathname }) => pathname.startsWith('/assets/');
const isPicture = ({ pathname }) => /^\/(art|ticket-art|ticket-picture)\//.test(pathname);
const isTimetable = ({ pathname }) => /^\/event\/\d+\/timetable$/.test(pathname);
/** Files are downloaded, by the browser's own rules. */
const isFile = ({ pathname }) => /\.\w+$/.test(pathname);
const ofGuests = ['tickets-guest', 'timetables-guest'];
const isOfPages = (name) => /^(tickets|timetables)-/.test(name);

// A newer worker waits until no page of the older is open: one that took over in between lost the page that was on its way.
addEventListener('install', (event) => event.waitUntil(takeOfflinePage()));
addEventListener('activate', (event) => event.waitUntil(Promise.all([clients.claim(), tidy()])));
addEventListener('message', (event) => {
  const { keep: wish, forget: leave } = event.data;
  if (wish) event.waitUntil(inTurn(() => keep(wish)));
  if (leave) event.waitUntil(forget(leave));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && !isFile(url)) event.respondWith(openPage(event, url));
  else if (isAsset(url)) event.respondWith(findKept(request).then((kept) => kept ?? fetch(request)));
  else if (isPicture(url) || offlineFiles.includes(url.pathname)) event.respondWith(newestFile(request));
});

/** As the server has it now; as it was where the server is out of reach, fails or takes too long. */
async function openPage(event, url) {
  const asking = fetch(event.request);
  const kept = await findPage(url.pathname + url.search);
  const late = kept && new Promise((resolve) => setTimeout(resolve, patience));
  const answer = await Promise.race([asking, late ?? asking]).catch(() => undefined);
  event.waitUntil(asking.then((given) => obey(given, url)).catch(() => undefined));
  if (answer && answer.status < (kept ? 500 : 502)) return answer;
  const instead = kept ?? (await findInstead(url));
  if (!instead) return answer ?? Response.error();
  // What nobody reads would keep its connection, and there are few.
  event.waitUntil(asking.then(({ body }) => body?.cancel()).catch(() => undefined));
  return instead;
}

/** Nights and views are parts of one page, which is kept without them. */
async function findInstead(url) {
  const isPart = isTimetable(url) && url.search !== '' && (await findPage(url.pathname));
  return isPart ? Response.redirect(url.pathname) : findKept(offlinePage);
}

/** What the server no longer shows goes; whoever it takes for a stranger has signed out, wherever that was. */
async function obey(answer, url) {
  const isGone = answer.type === 'opaqueredirect' || [401, 403, 404, 410].includes(answer.status);
  if (isGone)
    for (const name of await pageCaches()) await (await caches.open(name)).delete(url.pathname + url.search);
  const isForEveryone = answer.ok && answer.headers.get('cache-control')?.startsWith('public');
  if (isForEveryone) await forget({ at: Date.now(), mine: ofGuests });
}

async function newestFile(request) {
  return fetch(request).catch(async (error) => {
    const kept = await findKept(request);
    if (kept) return kept;
    throw error;
  });
}

const findKept = (request) => caches.match(request, { ignoreVary: true });
const pageCaches = async () => (await caches.keys()).filter(isOfPages);

/** What somebody kept before and after they signed in is the same page twice: the newer one counts. */
async function findPage(page) {
  const found = await Promise.all(
    (await pageCaches()).map(async (name) => (await caches.open(name)).match(page, { ignoreVary: true })),
  );
  const keptAt = (answer) => answer.headers.get('x-kept-at');
  return found.filter(Boolean).toSorted((a, b) => keptAt(b).localeCompare(keptAt(a)))[0];
}

async function takeOfflinePage() {
  const cache = await caches.open(offlineCache);
  await cache.addAll(offlineFiles.map((file) => new Request(file, { cache: 'reload' })));
}

async function tidy() {
  const before = (await caches.keys()).filter((name) => name.startsWith('offline-') && name !== offlineCache);
  await Promise.all(before.map((name) => caches.delete(name)));
  await inTurn(async () => {
    for (const name of await pageCaches()) await sweep(await caches.open(name));
  });
}

/** One after the other: what one brings must not look like what another left behind. */
let busy = Promise.resolve();
function inTurn(work) {
  busy = busy.then(work).catch(() => undefined);
  return busy;
}

/** When somebody left last, and what may stay. */
let left = { at: 0, mine: [] };

async function forget({ at, mine }) {
  left = { at, mine };
  const names = (await pageCaches()).filter((name) => !mine.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The page is of before its person left: they signed out while it was on its way here. */
const isLeft = ({ cacheName, since }) => since <= left.at && !left.mine.includes(cacheName);

async function keep(wish) {
  if (isLeft(wish)) return;
  try {
    await keepPage(wish);
  } finally {
    if (isLeft(wish)) await caches.delete(wish.cacheName);
  }
}

async function keepPage({ cacheName, page, files, title, until }) {
  const answer = await fetch(page);
  if (!answer.ok || answer.redirected) return;
  const html = await answer.text();
  const cache = await caches.open(cacheName);
  const own = new Set(html.match(/\/assets\/[\w./-]+/g) ?? []);
  const drawn = html.match(/\/(?:art\/event|ticket-art|ticket-picture)\/[\w./?=%-]+/g) ?? [];
  const isMissing = async (file) => !(await cache.match(file, { ignoreVary: true }));
  for (const file of own) if (await isMissing(file)) await cache.add(file);
  // What an open page had loaded besides may be of the build before, and a picture less is no reason to keep nothing.
  const more = [...new Set([...files, ...drawn])].filter((file) => !own.has(file));
  for (const file of more) if (await isMissing(file)) await cache.add(file).catch(() => undefined);
  // Last, so that a page is only kept together with all that it is made of.
  await cache.put(page, marked(answer, html, { title, until, files: [...own, ...more] }));
  await sweep(cache);
}

/** A kept page knows when it is from, and until when it is of use. */
function marked({ headers: given, status }, html, { title, until, files }) {
  const at = new Date().toISOString();
  const headers = new Headers(given);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set('x-kept-at', at);
  headers.set('x-kept-title', encodeURIComponent(title));
  headers.set('x-kept-until', until ?? '');
  headers.set('x-kept-files', files.join(' '));
  return new Response(html.replace('<html ', `<html data-kept-at="${at}" `), { status, headers });
}

/** Pages of nights that are over go, then those that were kept first; then every file that no page is made of. */
async function sweep(cache) {
  const kept = await cache.keys();
  const entries = await Promise.all(
    kept.map(async (request) => ({ request, answer: await cache.match(request, { ignoreVary: true }) })),
  );
  const isOver = ({ answer }) => Date.parse(answer.headers.get('x-kept-until')) < Date.now();
  const pages = entries.filter(({ answer }) => answer?.headers.has('x-kept-at'));
  const staying = pages.filter((page) => !isOver(page)).slice(-mostPages);
  const needed = new Set(staying.flatMap(({ answer }) => answer.headers.get('x-kept-files').split(' ')));
  const stays = (entry) =>
    staying.includes(entry) ||
    (!pages.includes(entry) && needed.has(entry.request.url.slice(location.origin.length)));
  await Promise.all(entries.filter((entry) => !stays(entry)).map(({ request }) => cache.delete(request)));
}
