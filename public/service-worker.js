/**
 * Shows tickets and timetables that were opened once where there is no network. It keeps the pages that ask for it and
 * the files that they are made of (app/routes/use-kept-offline.ts), each person's in caches of their own, and nothing else.
 */
const patience = 5000;
const mostPages = 10;
const mostFiles = 400;
const isFile = ({ pathname }) => /^\/(assets|art|ticket-art|ticket-picture)\//.test(pathname);
const isTicketPage = ({ pathname }) => /^\/(success|user\/\d+)$/.test(pathname);
const isTimetable = ({ pathname }) => /^\/event\/\d+\/timetable$/.test(pathname);

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('message', (event) => {
  const { keep: page, forget: leave } = event.data;
  event.waitUntil(page ? keep(page) : forget(leave));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && isTicketPage(url)) event.respondWith(newestPage(request));
  else if (request.mode === 'navigate' && isTimetable(url)) event.respondWith(newestTimetable(request, url));
  else if (isFile(url)) event.respondWith(findKept(request).then((kept) => kept ?? fetch(request)));
});

/** As the server has it now; as it was where the server is out of reach or takes too long. */
async function newestPage(request) {
  const fromServer = fetch(request);
  const inTime = new Promise((resolve) => setTimeout(resolve, patience));
  const first = await Promise.race([fromServer, inTime]).catch(() => undefined);
  return first ?? (await findKept(request)) ?? fromServer;
}

/** Nights and views are parts of one page, which is kept without them. */
async function newestTimetable(request, { pathname, search }) {
  if (search === '') return newestPage(request);
  const bare = await findKept(pathname);
  return newestPage(request).catch((error) => {
    if (bare) return Response.redirect(pathname);
    throw error;
  });
}

const findKept = (request) => caches.match(request, { ignoreVary: true });

const isOurs = (name) => /^(tickets|timetables)-/.test(name);

/** When somebody left last, and what may stay. */
let left = { at: 0, mine: [] };

async function forget({ at, mine }) {
  left = { at, mine };
  const names = (await caches.keys()).filter((name) => isOurs(name) && !mine.includes(name));
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

async function keepPage({ cacheName, page, files }) {
  const answer = await fetch(page).catch(() => undefined);
  // Without a network there is nothing newer to keep.
  if (!answer?.ok || answer.redirected) return;
  const html = await answer.clone().text();
  const cache = await caches.open(cacheName);
  await cache.put(page, answer);
  if (isTimetable(new URL(page, location.origin))) await forgetElsewhere(page, cacheName);
  const wanted = new Set([
    ...files,
    ...(html.match(/\/(?:assets|art\/event|ticket-art|ticket-picture)\/[\w./?=%-]+/g) ?? []),
  ]);
  for (const file of wanted) if (!(await cache.match(file))) await cache.add(file).catch(() => undefined);
  await trim(cache);
}

/** Whoever signed in since then would find the page of the stranger that they were. */
async function forgetElsewhere(page, cacheName) {
  const others = (await caches.keys()).filter((name) => name !== cacheName);
  await Promise.all(others.map(async (name) => (await caches.open(name)).delete(page)));
}

/** What was kept first goes first. */
async function trim(cache) {
  const kept = await cache.keys();
  const pages = kept.filter(({ url }) => !isFile(new URL(url)));
  const files = kept.filter(({ url }) => isFile(new URL(url)));
  const old = [...pages.slice(0, -mostPages), ...files.slice(0, -mostFiles)];
  await Promise.all(old.map((request) => cache.delete(request)));
}
