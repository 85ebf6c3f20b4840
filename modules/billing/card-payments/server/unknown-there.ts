/** Our own word for why a payment has failed: the provider says that there is no such payment. */
export const UNKNOWN_THERE = 'payment_unknown';
