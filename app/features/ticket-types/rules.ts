import { formatMoney } from '~/lib/money';
import { type ServiceFee, serviceFee } from '~/lib/service-fee';
import { formatDate, formatTime } from '~/lib/time';
import { validityWords } from '~/lib/validity';
import type { TicketType } from './queries';
import type { TicketTypeContent } from './schema';

type Priced = Pick<TicketTypeContent, 'price' | 'fee_handling' | 'vat_percent'>;

/** What one ticket costs its buyer and brings its organiser, as private.place_hold computes it. */
export function splitPrice({ price, fee_handling, vat_percent }: Priced, platform: ServiceFee) {
  const base = price ?? 0;
  const fee = serviceFee(platform, base);
  const buyerPays = fee_handling === 'passed_on' ? base + fee : base;
  const vat = Math.round((buyerPays * (vat_percent ?? 0)) / (100 + (vat_percent ?? 0)));
  return { buyerPays, fee, youGet: buyerPays - fee, vat };
}

/** `€12.50`, `Free`, or what it costs at least. */
export function priceWords({ price, price_is_free_choice }: TicketTypeContent, currency: string): string {
  const words = formatMoney(price ?? 0, currency, { free: true });
  if (!price_is_free_choice) return words;
  return price ? `${words} or more` : 'Pay what you want';
}

/** What of the event has to do with whether its tickets sell. */
export type Selling = { status: string; payoutsReady: boolean; zone: string; now: string };

/** Why a type that is switched on sells nothing all the same. */
function waitWords({ content, isOnSale }: TicketType, { status, payoutsReady }: Selling): string | undefined {
  if (!isOnSale) return 'Off sale';
  if (content.price && !payoutsReady) return 'Waits for payouts';
  return status === 'draft' || status === 'scheduled' ? 'On sale once published' : undefined;
}

/** What makes a type different from a plain ticket that is on sale now. */
export function listTypeMarks(type: TicketType, others: TicketType[], selling: Selling): string[] {
  const { content, room } = type;
  const { zone, now } = selling;
  const after = others.find(({ id }) => id === content.opens_after)?.content.name;
  const moment = (at: string) => `${formatDate(at, zone)}, ${formatTime(at, zone)}`;
  const { sale_starts_at: starts, sale_ends_at: ends, persons } = content;
  const waits = starts !== null && Date.parse(starts) > Date.parse(now);
  const opens = after ? `Opens after ${after}${waits ? ` or ${moment(starts)}` : ''}` : undefined;
  const marks = [
    waitWords(type, selling),
    room === 0 ? 'Sold out' : undefined,
    content.is_secret ? 'Secret' : undefined,
    content.kind === 'add_on' ? 'Add-on' : undefined,
    persons !== null && persons > 1 ? `For ${persons} people` : undefined,
    validityWords(content) || undefined,
    opens ?? (waits ? `Opens ${moment(starts)}` : undefined),
    ends === null ? undefined : `${Date.parse(ends) > Date.parse(now) ? 'Ends' : 'Ended'} ${moment(ends)}`,
  ];
  return marks.filter((mark) => mark !== undefined);
}
