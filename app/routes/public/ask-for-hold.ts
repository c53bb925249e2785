import { href, redirect } from 'react-router';
import { readChosen } from '~/features/orders/basket';
import type { HoldReply } from './hold-reply';

/** Takes the places from the browser, past the router (hold-endpoint.server.ts). */
export async function askForHold(eventId: string, form: FormData) {
  const page = href('/event/:id', { id: eventId });
  const body = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') body.append(name, value);
  const response = await fetch(`${page}/hold`, { method: 'POST', body });
  if (!response.ok && response.status !== 422)
    throw new Error(`the hold was answered with ${response.status}`);
  const reply: HoldReply = await response.json();
  if ('code' in reply) throw redirect(`${page}?order=${reply.code}#tickets`);
  return { intent: 'hold', problem: reply.problem, chosen: readChosen(form) };
}
