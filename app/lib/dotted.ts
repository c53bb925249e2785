/** Facts one after the other, without those that are not there. No line begins with the dot between two. */
export function dotted(facts: readonly (string | false | null | undefined)[]): string {
  return facts.filter(Boolean).join('\u00a0· ');
}
