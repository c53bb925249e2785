/** The levels of docs/glossary.md. What each may do is decided by the database; these are the words for it. */
export const levels = [
  { level: 1, name: 'crew', may: 'Open the admin pages, see the numbers, scan at the door.' },
  { level: 2, name: 'editor', may: 'Everything crew may, and change content: details, line-up, pictures.' },
  {
    level: 3,
    name: 'manager',
    may: 'Everything editors may, and publish, cancel and run sales: tickets, orders, refunds.',
  },
  { level: 4, name: 'owner', may: 'Everything, including permissions, payouts and deleting.' },
] as const;

export const ownerLevel = 4;

export const entityTypes = ['event', 'venue', 'artist', 'promoter', 'platform'] as const;
export type EntityType = (typeof entityTypes)[number];

export function isEntityType(text: string): text is EntityType {
  return entityTypes.some((entityType) => entityType === text);
}

export function levelName(level: number): string {
  return levels.find((known) => known.level === level)?.name ?? 'no permission';
}

/** The name where it stands alone. */
export function levelTitle(level: number): string {
  const name = levelName(level);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What happened, as history tells it: `joined as crew`, `crew → owner`, `was removed (editor)`. */
export function describeChange(before: number | null, after: number | null): string {
  if (after === null) return `was removed (was ${levelName(before ?? 0)})`;
  if (before === null) return `joined as ${levelName(after)}`;
  return `went from ${levelName(before)} to ${levelName(after)}`;
}

/** People who have not given themselves a name are called by the number of their profile. */
export function personName(userId: number, displayName: string | undefined): string {
  return displayName || `Person ${userId}`;
}

export type Grant = { userId: number; entityType: EntityType; entityId: number; level: number };

/** A number of the kind that ids are, or undefined. */
function wholeNumber(value: FormDataEntryValue | null): number | undefined {
  if (typeof value !== 'string' || !/^[1-9]\d{0,14}$/.test(value.trim())) return undefined;
  return Number(value.trim());
}

/** Reads the forms of the team pages; undefined where a field is missing or not of its kind. */
export function readPerson(form: FormData): number | undefined {
  return wholeNumber(form.get('userId'));
}

export function readInvitation(form: FormData): number | undefined {
  return wholeNumber(form.get('invitationId'));
}

/** The database has the last word on what an address is; this spares people the way there. */
export function readEmail(form: FormData): string | undefined {
  const email = form.get('email');
  if (typeof email !== 'string') return undefined;
  return /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/.test(email.trim()) ? email.trim().toLowerCase() : undefined;
}

export function readLevel(form: FormData): number | undefined {
  const level = wholeNumber(form.get('level'));
  return levels.some((known) => known.level === level) ? level : undefined;
}
