import { data, href, type RouterContextProvider, redirect, redirectDocument } from 'react-router';
import { dbContext, platformContext } from '~/db/context';
import { clientAddressOf } from '~/db/server-client.server';
import { joinWaitingList, leaveWaitingList, takeOffer } from '~/features/offers/commands';
import { readAttendees, readTyped, type Typed } from '~/features/orders/attendees';
import { type Chosen, readChosen } from '~/features/orders/basket';
import type { BuyerOrder, Problem } from '~/features/orders/order';
import { readPerson } from '~/features/orders/person';
import { loginPath } from '~/features/session/login-mode';
import { getViewer } from '~/features/session/queries';
import { waitingList } from '~/lib/anchors';
import { AppError } from '~/lib/app-error';
import { parseEntityId, requireEntityId } from '~/lib/entity-id';
import { toDecimal } from '~/lib/money';
import { createPayments } from '~/services/payments/payments.server';
import { dropSecretCookie, secretCookie } from '~/services/selling/order-secret.server';
import { buyerOf, findOrder } from '~/services/selling/orders.server';
import { keepTyped, payOrder } from '~/services/selling/pay.server';
import { placeHold } from '~/services/selling/place-hold.server';
import { asProblem, readExpectedTotal } from './hold-reply';
import { readAccount } from './read-account';

type Post = { request: Request; params: { id: string }; context: Readonly<RouterContextProvider> };

/** Why it did not go on, and what was posted, to be shown again. */
export type BuyAnswer = { intent: string; problem: Problem; chosen: Chosen; typed: Typed };

/** Everything that the ticket box and the checkout post. Plain forms: each ends in a page or in a reason. */
export async function buyTickets({ request, params, context }: Post) {
  const platform = context.get(platformContext);
  const db = context.get(dbContext);
  const eventId = requireEntityId(params.id);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const intent = text('intent');
  const viewer = await getViewer(db);
  const buyer = buyerOf(request, viewer?.userId ?? null);
  const eventPath = href('/event/:id', { id: String(eventId) });
  const refuse = (problem: Problem) =>
    data<BuyAnswer>({ intent, problem, chosen: readChosen(form), typed: readTyped(form) }, { status: 422 });

  async function hold(chosen: Chosen, coupon: string, expectedTotal?: number) {
    const account = await readAccount(db);
    const secret = text('secret');
    const placed = await placeHold(platform, buyer, {
      eventId,
      chosen,
      coupon,
      secret,
      expectedTotal,
      account,
      address: clientAddressOf(request) ?? '',
    });
    if ('reason' in placed) return refuse(asProblem(placed));
    const { code } = placed.order;
    return redirect(`${eventPath}?order=${code}#tickets`, {
      headers: { 'set-cookie': secretCookie(code, placed.secret, platform.publicUrl) },
    });
  }

  async function goOn(order: BuyerOrder) {
    const person = readPerson({ name: text('name'), email: text('email') }, order);
    if ('reason' in person) return refuse(person);
    if (order.status === 'offered') await takeOffer(db, order.id);
    const outcome = await payOrder(platform, order, person, readAttendees(form, order.attendees));
    if ('reason' in outcome) return refuse(asProblem(outcome));
    if ('paymentPage' in outcome) return redirectDocument(outcome.paymentPage);
    return redirect(`${href('/success')}?order=${order.code}`);
  }

  async function withOrder() {
    const order = await findOrder(platform, buyer, text('order'));
    if (!order || order.event.id !== eventId) return refuse({ reason: 'not_found' });
    switch (intent) {
      case 'coupon':
        if (form.has('name')) {
          const person = { name: text('name'), email: text('email') };
          await keepTyped(platform, order.id, person, readAttendees(form, order.attendees));
        }
        return hold(chosenOf(order), text('code'));
      case 'pay':
        return goOn(order);
      case 'take':
        await takeOffer(db, order.id);
        return redirect(`${eventPath}?order=${order.code}#tickets`);
      case 'release':
        await createPayments(platform).abandonCheckout(order.id);
        return redirect(`${eventPath}#tickets`, {
          headers: { 'set-cookie': dropSecretCookie(order.code) },
        });
      default:
        throw data(null, { status: 400 });
    }
  }

  async function wait(typeId: number) {
    // A page of its own, from its top: the form keeps its place on the page, which is none on another.
    if (!viewer) return redirectDocument(loginPath('sign-in', `${eventPath}#${waitingList}`));
    if (intent === 'leave') await leaveWaitingList(db, typeId);
    else await joinWaitingList(db, typeId, Number(text('quantity')) || 0);
    return redirect(`${eventPath}#tickets`);
  }

  const typeId = parseEntityId(text('type'));
  try {
    if (intent === 'join' || intent === 'leave')
      return typeId === undefined ? refuse({ reason: 'unknown_ticket_type' }) : await wait(typeId);
    if (intent !== 'hold') return await withOrder();
    return await hold(readChosen(form), text('code'), readExpectedTotal(text('expected-total')));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refuse({ reason: error.reason, ...(typeId !== undefined && { typeId }) });
  }
}

/** The same basket once more, for another code. */
function chosenOf({ lines, currency }: BuyerOrder): Chosen {
  const all = <Value>(value: (line: BuyerOrder['lines'][number]) => Value) =>
    Object.fromEntries(lines.map((line) => [String(line.typeId), value(line)]));
  return {
    quantities: all(({ quantity }) => String(quantity)),
    prices: all(({ unitPrice }) => toDecimal(unitPrice, currency)),
  };
}
