import type { TakePlaces } from './clients/hold-client.ts';
import type { BenchSale } from './fill-sale.ts';

export type SellOut = { holds: number; places: number; seconds: number; durations: number[] };

const LARGEST = 4;

/** Buyers who want one to four places each, until there is none left; a sale to each buyer by turns. */
export async function sellOut(take: TakePlaces, sales: BenchSale[], buyers: number): Promise<SellOut> {
  const result: SellOut = { holds: 0, places: 0, seconds: 0, durations: [] };
  const began = performance.now();
  let last = began;
  const left = new Set(sales);
  async function buy(buyer: number): Promise<void> {
    let wish = LARGEST;
    for (let turn = buyer; left.size > 0; ) {
      const sale = sales[turn % sales.length];
      if (!sale || !left.has(sale)) {
        turn += 1;
        continue;
      }
      const quantity = 1 + Math.floor(Math.random() * wish);
      const asked = performance.now();
      const answer = await take(sale, quantity);
      last = performance.now();
      wish = LARGEST;
      if (answer === 'taken') {
        result.holds += 1;
        result.places += quantity;
        result.durations.push(last - asked);
        turn += buyers;
      } else if (answer.room > 0) {
        // Less is left than was wanted: the same sale again, with no more than there is.
        wish = Math.min(LARGEST, answer.room);
      } else left.delete(sale);
    }
  }
  await Promise.all(Array.from({ length: buyers }, (_, buyer) => buy(buyer)));
  result.seconds = (last - began) / 1000;
  return result;
}
