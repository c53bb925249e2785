/** Which mail a person is waiting for on /email-confirmation. */
const mailKinds = ['signup', 'link', 'recovery'] as const;
export type MailKind = (typeof mailKinds)[number];

export function parseMailKind(value: string | null | undefined): MailKind {
  return mailKinds.find((kind) => kind === value) ?? 'signup';
}

export function checkMailPath(kind: MailKind, email: string, redirectTo: string): string {
  const params = new URLSearchParams({ kind, email });
  if (redirectTo !== '/') params.set('redirect', redirectTo);
  return `/email-confirmation?${params}`;
}
