/** Reads and checks the fields of the account forms. An error is a reason; words.ts has its words. */

export type FieldErrors = Record<string, string>;

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;
const shortestPassword = 10;
const longestPassword = 72;

export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

export function checkEmail(email: string): string | undefined {
  if (email === '') return 'email_missing';
  return emailPattern.test(email) && email.length <= 254 ? undefined : 'email_invalid';
}

export function checkNewPassword(password: string): string | undefined {
  if (password === '') return 'password_missing';
  if ([...password].length < shortestPassword) return 'weak_password';
  return new TextEncoder().encode(password).length > longestPassword ? 'password_too_long' : undefined;
}

export function checkName(name: string): string | undefined {
  if (name === '') return 'name_missing';
  return name.length > 80 ? 'name_too_long' : undefined;
}

/** Field errors without the fields that are right; undefined where all are. */
export function collectErrors(checks: Record<string, string | undefined>): FieldErrors | undefined {
  const wrong = Object.entries(checks).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return wrong.length > 0 ? Object.fromEntries(wrong) : undefined;
}
