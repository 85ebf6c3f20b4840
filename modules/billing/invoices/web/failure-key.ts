const KNOWN = ['card_declined', 'insufficient_funds', 'authentication_failed', 'expired_card'] as const;

/** Returns the text key for a declined payment; codes without a text of their own share a general one. */
export function failureKey(code: string | null) {
  const known = KNOWN.find((one) => one === code);
  return known ? (`CARDFAIL_${known}` as const) : 'CARDFAIL_OTHER';
}
