import type { Problem } from './order';

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Said = { name: string; email: string };

/** What is wrong with what a buyer said of themselves, by field: all of it, so that it can be mended at once. */
export function personProblems(
  said: Said,
  { isGuest }: { isGuest: boolean },
): Partial<Record<keyof Said, string>> {
  const [name, address] = [said.name.trim(), said.email.trim()];
  const isName = name !== '' && name.length <= 120;
  const isEmail = !isGuest || (address.length <= 254 && email.test(address));
  return { ...(!isName && { name: 'name_missing' }), ...(!isEmail && { email: 'email_invalid' }) };
}

/** Who the tickets are for. Whoever has an account is known by its address. */
export function readPerson(
  said: Said,
  order: { isGuest: boolean; name: string; email: string; status: string },
): Said | Problem {
  // The payment page was open before: they have said it.
  if (order.status === 'paying' && !said.name) return { name: order.name, email: order.email };
  const problems = personProblems(said, order);
  const reason = problems.name ?? problems.email;
  if (reason) return { reason };
  return { name: said.name, email: order.isGuest ? said.email.toLowerCase() : order.email };
}
