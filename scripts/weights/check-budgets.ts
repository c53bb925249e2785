import { type Budget, budgets } from './budgets.ts';
import { type FileWeight, type RouteWeight, sum } from './route-weights.ts';

const biggestShown = 4;
const kilo = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const inKilobytes = (bytes: number) => `${kilo.format(bytes / 1000)} kB`;

/** A sentence for every route that weighs more than it may, and for every page without a budget. */
export function listOverweight(weights: RouteWeight[], table: Record<string, Budget> = budgets): string[] {
  return weights.flatMap(({ route, js, css }) => {
    const budget = table[route];
    if (!budget)
      return isPage(route) ? [`${route} has no budget: give it one in scripts/weights/budgets.ts.`] : [];
    return [tell(route, 'JavaScript', js, budget[0]), tell(route, 'CSS', css, budget[1])].flat();
  });
}

/** Budgets of routes that are no more, which would otherwise be kept for ever. */
export function listLeftOver(weights: RouteWeight[], table: Record<string, Budget> = budgets): string[] {
  const routes = weights.map(({ route }) => route);
  return Object.keys(table)
    .filter((route) => !routes.includes(route))
    .map((route) => `${route} has a budget in scripts/weights/budgets.ts, but there is no such route.`);
}

/** One line a group: its heaviest page and what is left of that one's budget. */
export function summarise(weights: RouteWeight[]): string[] {
  const groups = Map.groupBy(
    weights.filter(({ route }) => budgets[route]),
    ({ route }) => (route === 'root' ? 'public' : (route.split('/')[1] ?? route)),
  );
  return [...groups].map(([group, routes]) => {
    const heaviest = routes.reduce((a, b) => (sum(b.js) > sum(a.js) ? b : a));
    const [js, css] = [sum(heaviest.js), sum(heaviest.css)];
    const name = heaviest.route.split('/').at(-1);
    return `  ${group.padEnd(12)} ${String(routes.length).padStart(2)} routes, heaviest ${name}: ${inKilobytes(js)} JavaScript, ${inKilobytes(css)} CSS`;
  });
}

/** Parts of the address map that only answer requests send no page. */
function isPage(route: string): boolean {
  return !/^routes\/(api|tests)\//.test(route);
}

function tell(route: string, kind: string, files: FileWeight[], budget: number): string[] {
  const weight = sum(files);
  if (weight <= budget) return [];
  const biggest = files
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, biggestShown)
    .map(({ file, bytes }) => `${file.replace('/assets/', '')} ${inKilobytes(bytes)}`);
  return [
    `${route} loads ${inKilobytes(weight)} of ${kind}, its budget is ${inKilobytes(budget)}. The biggest parts: ${biggest.join(', ')}.`,
  ];
}
