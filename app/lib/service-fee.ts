export type ServiceFee = { percent: number; fixed: number };

/** What Limelight takes of one line of an order, as private.place_hold computes it: per line, not per ticket. */
export function serviceFee({ percent, fixed }: ServiceFee, price: number, quantity = 1): number {
  if (price === 0) return 0;
  const hundredths = Math.round(percent * 100);
  return Math.round((quantity * price * hundredths) / 10_000) + quantity * fixed;
}
