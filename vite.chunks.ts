type ModuleGraph = { getModuleInfo(id: string): { importers: readonly string[] } | null };

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

/**
 * What most of these pages need is one file, and so are the styles that two of them need. By itself the bundler makes a file
 * of every set of modules that the same pages share, some eighty for one page, and browsers ask for a few at a time.
 */
export function nameOfShared(id: string, graph: ModuleGraph): string | null {
  const above = new Set([id]);
  for (const module of above)
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) above.add(importer);
  const isUsedBy = (page: RegExp) => [...above].some((module) => page.test(module));
  const pages = Object.values(visited).filter(isUsedBy).length;
  const isTool = pages === 5 && /\/app\/(lib|db|ui)\//.test(id);
  if (isTool || isUsedBy(shell)) return 'shell';
  if (pages >= 3) return 'visit';
  if (!id.includes('.css')) return null;
  if (pages === 2) return 'visit-styles';
  // The page with the most parts, most of which are styled for the checkout too.
  return isUsedBy(visited.event) ? 'event-styles' : null;
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

export function isOfShell(file: string): boolean {
  return /(^|\/)shell-[\w-]+\.(js|css)$/.test(file);
}
