import type { Problem } from '~/lib/ticket-design/checks';
import { sizeNames, ticketSizes } from '~/lib/ticket-design/sizes';

/** One thing to look at, however many sizes have it. */
export type ProblemGroup = { first: Problem; sizes: string };

/** What refuses the design first; the same on several sizes once. */
export function groupProblems(problems: readonly Problem[]): ProblemGroup[] {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    // Only the number in it differs from size to size.
    const name = `${problem.code} ${problem.elementId}`;
    groups.set(name, [...(groups.get(name) ?? []), problem]);
  }
  return [...groups.values()]
    .flatMap(([first, ...others]) => (first ? [{ first, sizes: sizeWords([first, ...others]) }] : []))
    .toSorted((one, other) => rank(one) - rank(other));
}

function rank({ first }: ProblemGroup): number {
  return first.level === 'error' ? 0 : 1;
}

function sizeWords(problems: readonly Problem[]): string {
  if (problems.length === sizeNames.length) return 'every size';
  return problems.map(({ size }) => ticketSizes[size].label).join(', ');
}
