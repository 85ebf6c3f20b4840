const KNOWN = ['card_declined', 'insufficient_funds', 'authentication_failed', 'expired_card'] as const;

/**
 * Returns the key of the text that explains why a card payment was declined; codes without a text of their
 * own share a general one.
 */
export function failureKey(code: string | null) {
  const known = KNOWN.find((one) => one === code);
  return known ? (`CARDFAIL_${known}` as const) : 'CARDFAIL_OTHER';
}
