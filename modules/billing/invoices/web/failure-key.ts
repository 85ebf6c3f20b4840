const KNOWN = ['card_declined', 'insufficient_funds', 'authentication_failed', 'expired_card'] as const;

/** The words for why a provider declined; providers have more codes than we have words. */
export function failureKey(code: string | null) {
  const known = KNOWN.find((one) => one === code);
  return known ? (`CARDFAIL_${known}` as const) : 'CARDFAIL_OTHER';
}
