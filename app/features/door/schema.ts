import { z } from 'zod';
import type { Database } from '~/generated/database';
import { errorsOf, type FieldErrors, lineRule, mostPeople, wholeNumberRule } from '~/lib/content-rules';

/** What managers say about the door, with the rules of the door migration. */
export type ReentryRule = Database['public']['Enums']['reentry_rule'];

export type RulesContent = {
  reentry: ReentryRule;
  /** How many may be inside at once; null is not limited. */
  capacity: number | null;
  live_code: boolean;
  search_allowed: boolean;
};

const rulesSchema = z.object({
  reentry: z.enum(['once', 'once_a_night', 'after_exit', 'always']),
  capacity: wholeNumberRule(
    1,
    mostPeople,
    'Enter a whole number from 1 to 1,000,000, or leave it empty for no limit.',
  ),
  live_code: z.boolean(),
  search_allowed: z.boolean(),
});

export function checkRules(rules: RulesContent): FieldErrors<RulesContent> {
  return errorsOf(rulesSchema, rules);
}

export function tidyRules(rules: RulesContent) {
  return rulesSchema.parse(rules);
}

/** Types that are let in; none is all of them. */
export type GateContent = { name: string; typeIds: number[] };

export const mostGateName = 40;
export const mostGates = 50;
export const mostScannerName = 60;

const typeIdsRule = z.array(z.int().positive());

const gateSchema = z.object({
  name: lineRule(mostGateName, 'Give the gate a name.'),
  typeIds: typeIdsRule,
});

export function checkGate(gate: GateContent): FieldErrors<GateContent> {
  return errorsOf(gateSchema, gate);
}

export function tidyGate(gate: GateContent) {
  return gateSchema.parse(gate);
}

/** A phone: where it stands and what it lets in. */
export type ScannerContent = { name: string; gateId: number | null; typeIds: number[] };

const scannerSchema = z.object({
  name: lineRule(mostScannerName, 'Give the phone a name, such as who has it.'),
  gateId: z.int().positive().nullable(),
  typeIds: typeIdsRule,
});

export function checkScanner(scanner: ScannerContent): FieldErrors<ScannerContent> {
  return errorsOf(scannerSchema, scanner);
}

export function tidyScanner(scanner: ScannerContent) {
  return scannerSchema.parse(scanner);
}
