/** Failure code that the portal stores with a card payment that the provider reports as non-existent. */
export const NOT_FOUND_AT_PROVIDER = 'payment_unknown';
