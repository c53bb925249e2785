import { redirect } from 'react-router';
import { platformContext } from '~/db/context';
import { requireEntityId } from '~/lib/entity-id';
import type { Platform } from '~/lib/platform';
import { pdfFile } from '~/services/documents/pdf-stream.server';
import { streamTicketsPdf } from '~/services/documents/tickets-pdf.server';
import { makeApplePass } from '~/services/wallets/apple-pass.server';
import { googleWalletLink } from '~/services/wallets/google-link.server';
import { getWalletTicket } from '~/services/wallets/wallet-ticket.server';
import type { Route } from './+types/order-ticket';
import { loadDocumentOrder, noLongerValid, notFound, readSize } from './load-document-order.server';

type Asked = { platform: Platform; request: Request; order: { id: number; code: string }; id: number };

/** What a ticket can be had as, by the ending of its file. */
const forms: Record<string, (asked: Asked) => Promise<Response>> = {
  pdf: async ({ platform, request, order, id }) => {
    const chunks = await streamTicketsPdf(platform, order.id, {
      ticketIds: [id],
      size: readSize({ request }),
    });
    if (!chunks) return noLongerValid('This ticket is no longer valid, so there is nothing to print.');
    return pdfFile(`ticket-${order.code}-${id}.pdf`, chunks, platform.log);
  },
  pkpass: async ({ platform, order, id }) => {
    const access = platform.wallets?.apple;
    if (!access) throw notFound();
    const ticket = await getWalletTicket(platform, order.id, id);
    if (!ticket) return noLongerValid(noCard);
    const pass = await makeApplePass(platform, access, ticket);
    return new Response(Uint8Array.from(pass), {
      headers: {
        'content-type': 'application/vnd.apple.pkpass',
        'content-disposition': `attachment; filename="ticket-${order.code}-${id}.pkpass"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
  'google-wallet': async ({ platform, order, id }) => {
    const access = platform.wallets?.google;
    if (!access) throw notFound();
    const ticket = await getWalletTicket(platform, order.id, id);
    if (!ticket) return noLongerValid(noCard);
    return redirect(googleWalletLink(access, ticket, platform.publicUrl), {
      headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
    });
  },
};
const noCard = 'This ticket is no longer valid, or its code changes: then it is shown on this site alone.';

/** One ticket: `/order/ABCD1234/ticket/12.pdf`, `12.pkpass` or `12.google-wallet`. */
export async function loader(visit: Route.LoaderArgs) {
  const [stem = '', ending = ''] = visit.params.file.split('.', 2);
  const form = Object.hasOwn(forms, ending) ? forms[ending] : undefined;
  if (!form || visit.params.file !== `${stem}.${ending}`) throw notFound();
  const id = requireEntityId(stem);
  const order = await loadDocumentOrder(visit);
  if (!order.tickets.some((ticket) => ticket.id === id)) throw notFound();
  return form({ platform: visit.context.get(platformContext), request: visit.request, order, id });
}
