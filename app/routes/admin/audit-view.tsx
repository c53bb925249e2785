/** Who did what, newest first. */
export function AuditView() {
  return null;
}
