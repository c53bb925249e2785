/** What is on this device to be opened without a network (public/worker/pages.js), and back to the page once there is one. */
const find = (id) => document.getElementById(id);

function paint() {
  const chosen = localStorage.getItem('limelight-colours');
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  document.documentElement.dataset.scheme = ['dark', 'light'].includes(chosen) ? chosen : system;
}

async function listKept() {
  const names = (await caches.keys()).filter((name) => /^(tickets|timetables)-/.test(name));
  const pages = new Map();
  for (const name of names) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const { headers } = await cache.match(url, { ignoreVary: true });
      if (!headers.has('x-kept-at')) continue;
      const page = {
        url,
        at: headers.get('x-kept-at'),
        title: decodeURIComponent(headers.get('x-kept-title')),
        isTicket: name.startsWith('tickets-'),
      };
      if (!(pages.get(url)?.at > page.at)) pages.set(url, page);
    }
  }
  return [...pages.values()].sort(
    (a, b) => Number(b.isTicket) - Number(a.isTicket) || b.at.localeCompare(a.at),
  );
}

function wordsOf(at) {
  const date = new Date(at);
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(date);
  const isToday = date.toDateString() === new Date().toDateString();
  return isToday
    ? `As of ${time}`
    : `As of ${new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(date)}, ${time}`;
}

function entry({ url, title, words }) {
  const link = document.createElement('a');
  const small = document.createElement('small');
  link.href = url;
  small.textContent = words;
  link.append(title, small);
  const item = document.createElement('li');
  item.append(link);
  return item;
}

async function show() {
  const pages = (await listKept()).map((page) => ({
    ...page,
    words: `${page.isTicket ? 'Tickets' : 'Timetable'} · ${wordsOf(page.at)}`,
  }));
  if (await caches.match('/scanner', { ignoreVary: true }))
    pages.push({ url: '/scanner', title: 'Scanner', words: 'For the door' });
  find('kept-pages').replaceChildren(...pages.map(entry));
  find('kept').hidden = pages.length === 0;
  find('none').hidden = pages.length > 0;
}

find('again').addEventListener('click', () => location.reload());
/** A phone that says that it is online may have a network without us in it, and somebody may be about to open a ticket. */
async function goBackIfReachable() {
  if (document.hidden || !navigator.onLine) return;
  const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}
addEventListener('online', goBackIfReachable);
setInterval(goBackIfReachable, 15_000);
try {
  paint();
} catch {
  document.documentElement.dataset.scheme = 'dark';
}
show().catch(() => {
  find('none').hidden = false;
});
