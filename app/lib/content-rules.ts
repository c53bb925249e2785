import { z } from 'zod';

/**
 * What the catalogue's editors may write: the named constraints of the catalogue and events migrations, once
 * for the browser and for the commands. tests/database/catalogue-rules.test.ts holds both against each other.
 */
export const mostDescription = 20_000;
export const mostName = 120;
export const mostTitle = 160;
export const mostGenres = 8;
export const mostLinks = 12;
const mostLinkLabel = 40;
const mostAddress = 300;
export const mostNote = 500;
export const mostLineUpNote = 40;
export const mostPeople = 1_000_000;

export type Link = { label: string; url: string };

/** What is wrong, by the field in which it is mended. */
export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

/** One line: white space is evened out, so that nothing consists of it alone. */
export function lineRule(most: number, missing: string) {
  return z
    .string()
    .transform(tidyLine)
    .refine((text) => text !== '', missing)
    .refine((text) => lengthOf(text) <= most, tooLong(most));
}

/** A text that may be empty. */
export function textRule(most: number) {
  return z
    .string()
    .transform(withoutNull)
    .refine((text) => lengthOf(text) <= most, tooLong(most));
}

export function wholeNumberRule(least: number, most: number, words: string) {
  return z.int(words).min(least, words).max(most, words).nullable();
}

const linkRule = z.object({
  label: z
    .string()
    .transform(withoutNull)
    .refine((text) => text !== '', 'Give every link a name.')
    .refine(
      (text) => lengthOf(text) <= mostLinkLabel,
      `Names of links have at most ${mostLinkLabel} characters.`,
    ),
  url: z
    .string()
    .regex(/^https?:\/\/[^\s<>"]{3,}$/, 'Links begin with https:// or http://.')
    .refine(
      (url) => lengthOf(url) <= mostAddress,
      `The address of a link has at most ${mostAddress} characters.`,
    ),
});

export const linksRule = z
  .array(linkRule)
  .max(mostLinks, `At most ${mostLinks} links, or nobody reads them.`);

export const zoneRule = z.string().refine(isZone, 'Choose a time zone from the list.');

const zoneForm = /^(?:UTC|[A-Z][A-Za-z]+(?:\/[A-Z][\w+-]*)+)$/;

function isZone(zone: string): boolean {
  if (!zoneForm.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What to say beside each field; the first problem of a field is the one to mend first. */
export function errorsOf<Values extends object>(schema: z.ZodType, values: Values): FieldErrors<Values> {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    errors[String(path[0])] ??= message;
  }
  return errors as FieldErrors<Values>;
}

export function tidyLine(text: string): string {
  return withoutNull(text).replace(/\s+/g, ' ').trim();
}

/** PostgreSQL keeps every character but this one. */
function withoutNull(text: string): string {
  return text.replaceAll('\0', '');
}

/** Characters as the database counts them, not the units of UTF-16. */
function lengthOf(text: string): number {
  return [...text].length;
}

function tooLong(most: number): string {
  return `This is too long: it has room for ${most.toLocaleString('en-GB')} characters.`;
}
