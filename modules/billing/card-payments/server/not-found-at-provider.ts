/** Our own word for why a payment has failed: the provider says that there is no such payment. */
export const NOT_FOUND_AT_PROVIDER = 'payment_unknown';
