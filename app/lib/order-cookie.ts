/** Each order that this browser made has a cookie of its own, which opens it without an account. */
export const orderCookiePrefix = 'limelight-order-';
