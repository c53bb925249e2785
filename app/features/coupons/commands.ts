import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { type CouponContent, tidyCoupon } from './schema';

/** Makes one code or many, or changes the one with this id. */
export async function saveCoupon(
  db: Db,
  eventId: number,
  coupon: CouponContent,
  couponId: number | null,
): Promise<void> {
  const { how_many, code, ...content } = tidyCoupon(coupon);
  if (how_many !== null && couponId === null) {
    unwrap(await db.rpc('make_coupons', { event_id: eventId, content, prefix: code, how_many }));
    return;
  }
  unwrap(
    await db.rpc('save_coupon', {
      event_id: eventId,
      content: { code, ...content },
      ...(couponId !== null && { coupon_id: couponId }),
    }),
  );
}

export async function switchCoupon(db: Db, couponId: number, isOn: boolean): Promise<void> {
  unwrap(await db.rpc('switch_coupon', { coupon_id: couponId, is_on: isOn }));
}
