/** The rules of the profiles migration, so that people learn of them before they send anything. */
export const longestBio = 500;
const handleForm = /^[a-z0-9_]{3,30}$/;

/** What people type as a handle: with or without the @, in any case. Empty means none. */
export function readHandle(text: string): string | null {
  return text.trim().replace(/^@/, '').toLowerCase() || null;
}

/** A reason, or undefined where all is well. */
export function checkHandle(handle: string | null): string | undefined {
  return handle === null || handleForm.test(handle) ? undefined : 'handle_form';
}

export function checkBio(bio: string): string | undefined {
  return [...bio].length > longestBio ? 'bio_length' : undefined;
}

export const visibilities = ['everyone', 'followers', 'nobody'] as const;
export type Visibility = (typeof visibilities)[number];

export function readVisibility(value: FormDataEntryValue | null): Visibility | undefined {
  return visibilities.find((known) => known === value);
}

type Standing = { visibility: Visibility; isAcceptedFollower: boolean };

/** Whether the database shows a stranger what this person follows and where they go. */
export function showsPlans({ visibility, isAcceptedFollower }: Standing): boolean {
  return visibility === 'everyone' || (visibility === 'followers' && isAcceptedFollower);
}
