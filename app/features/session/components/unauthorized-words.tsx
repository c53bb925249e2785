/** Why one was sent to /login although signed in. */
export function UnauthorizedWords({ email }: { email: string | null }) {
  if (email === null)
    return 'Only the team behind that page can open it. Sign in as someone who is on the team.';
  return (
    <>
      You are signed in as <b>{email}</b>, who is not on the team of that page. Ask one of its owners to add
      you.
    </>
  );
}
