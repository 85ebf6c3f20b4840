/**
 * Lists the error codes of a failed sign-in at the external identity provider. Each has a text; the sign-in
 * page shows no others from the URL.
 */
export const PROVIDER_PROBLEMS = [
  'ERR_PROVIDER_OFF',
  'ERR_PROVIDER_AWAY',
  'ERR_PROVIDER_DENIED',
  'ERR_PROVIDER_FAILED',
  'ERR_PROVIDER_STATE',
  'ERR_PROVIDER_ANSWER',
  'ERR_PROVIDER_EMAIL',
  'ERR_PROVIDER_UNKNOWN',
  'ERR_PROVIDER_SUSPENDED',
  'ERR_PROVIDER_TAKEN',
  'ERR_PROVIDER_BUSY',
] as const;
export type ProviderProblemCode = (typeof PROVIDER_PROBLEMS)[number];
