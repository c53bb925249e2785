type ModuleGraph = {
  getModuleInfo(
    id: string,
  ): { importers: readonly string[]; importedIds: readonly string[]; isEntry: boolean } | null;
};

/** Around every page for visitors. */
const shell = /\/app\/(root|routes\/public\/(layout|pages))\.tsx/;

/** The pages that visitors come to and go between. */
const visited = {
  discover: /\/routes\/public\/discover\.tsx/,
  event: /\/routes\/public\/event\.tsx/,
  entity: /\/routes\/public\/(genre|venue|artist|promoter)\.tsx/,
  timetable: /\/routes\/public\/(event|user)-timetable\.tsx/,
  profile: /\/routes\/account\/profile\.tsx/,
};

/** The pages of those who run things. */
const admin = /\/routes\/(admin|event-admin)\//;

/** What checks forms; pages without one do without. */
export const schemas = /node_modules[\\/]zod[\\/]/;

/** So many of these pages make it worth while to have a part before it is needed. */
const ofManyPages = 3;

/** In the order in which they are filled: each takes all that its modules need along, except for what those before it have. */
const files = [
  ...[
    'shell',
    'visit',
    'visit-styles',
    'event-styles',
    'discover-shared',
    'event-shared',
    'timetable-shared',
  ],
  ...['common', 'common-forms', 'profile-shared', 'profile-shared-forms', 'admin', 'admin-forms'],
];

/** The priority of what is taken before these. */
export const first = files.length + 1;

/**
 * What several pages need is one file. By itself the bundler makes a file of every set of modules that the same pages share, up to
 * ninety for one page: browsers ask for a few at a time, and each costs a slow phone some milliseconds.
 */
export const sharedFiles = files.map((file, place) => ({
  name: (id: string, graph: ModuleGraph) => (nameOfShared(id, graph) === file ? file : null),
  test: /[\\/]app[\\/]/,
  priority: files.length - place,
}));

function nameOfShared(id: string, graph: ModuleGraph): string | null {
  const above = reach(id, (module) => graph.getModuleInfo(module)?.importers);
  const isUsedBy = (page: RegExp) => above.some((module) => page.test(module));
  if (isUsedBy(shell)) return 'shell';
  const visits = Object.entries(visited).flatMap(([name, page]) => (isUsedBy(page) ? [name] : []));
  const pages = above.filter((module) => graph.getModuleInfo(module)?.isEntry);
  const isVisit = (page: string) => Object.values(visited).some((visit) => visit.test(page));
  const isUsedElsewhere = !pages.every(isVisit);
  const ofVisits = id.includes('.css')
    ? nameOfStyles(visits, isUsedElsewhere)
    : nameOfScript(id, visits, isUsedElsewhere);
  const name = ofVisits ?? nameOfAdmins(id, pages);
  if (!name || ofVisits) return name;
  const below = reach(id, (module) => graph.getModuleInfo(module)?.importedIds);
  return below.some((module) => schemas.test(module)) ? `${name}-forms` : name;
}

function nameOfAdmins(id: string, pages: string[]): string | null {
  const admins = pages.filter((page) => admin.test(page)).length;
  if (admins === pages.length) return admins >= ofManyPages ? 'admin' : null;
  // The look of one's own pages, which few others have.
  if (admins === 0 || /\/app\/routes\/.*\.css/.test(id)) return null;
  return pages.every((page) => admin.test(page) || visited.profile.test(page)) ? 'profile-shared' : 'common';
}

/** The module itself, those that `next` leads to, and so on. */
function reach(id: string, next: (module: string) => readonly string[] | undefined): string[] {
  const reached = new Set([id]);
  for (const module of reached) for (const other of next(module) ?? []) reached.add(other);
  return [...reached];
}

function nameOfStyles(visits: string[], isUsedElsewhere: boolean): string | null {
  if (visits.length >= 3) return 'visit';
  const [page] = visits;
  if (visits.length === 2 || page === 'entity') return 'visit-styles';
  // The page with the most parts, most of which are styled for the checkout too.
  if (page === 'event') return 'event-styles';
  return page === 'timetable' && isUsedElsewhere ? 'visit-styles' : null;
}

function nameOfScript(id: string, visits: string[], isUsedElsewhere: boolean): string | null {
  const isTool = /\/app\/(lib|db|ui)\//.test(id);
  if (isTool && visits.length === 5) return 'shell';
  if (visits.length >= 2) return 'visit';
  const [page] = visits;
  // A profile is a page that few come to, with a lot that organisers' pages need too.
  if (!page || page === 'profile' || !isUsedElsewhere) return null;
  return isTool || page === 'entity' ? 'visit' : `${page}-shared`;
}

/** What nearly every visit runs most of. */
const runAtOnce = new Set(['react', 'shell', 'visit', 'discover', 'event', 'event-timetable']);

/**
 * Browsers compile a function when it is first called, which stops the page each time. Those that know this comment compile the
 * whole file beside the page, while it is still on its way.
 */
export function compileHint({ name }: { name: string }): string {
  return runAtOnce.has(name) ? '//# allFunctionsCalledOnLoad' : '';
}
