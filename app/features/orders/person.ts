import type { Problem } from './order';

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Who the tickets are for. Whoever has an account is known by its address. */
export function readPerson(
  name: string,
  address: string,
  order: { isGuest: boolean; name: string; email: string; status: string },
): { name: string; email: string } | Problem {
  // The payment page was open before: they have said it.
  if (order.status === 'paying' && !name) return { name: order.name, email: order.email };
  if (!name || name.length > 120) return { reason: 'name_missing' };
  if (!order.isGuest) return { name, email: order.email };
  if (address.length > 254 || !email.test(address)) return { reason: 'email_invalid' };
  return { name, email: address.toLowerCase() };
}
