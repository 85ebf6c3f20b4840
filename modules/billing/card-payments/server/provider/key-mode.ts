/**
 * Mode (test or live) of the portal's Stripe key, and whether a stored connection was made in the other
 * mode: then the provider knows neither its account nor its payments.
 */
import type { Settings } from '#platform/server/configuration/settings.ts';

export type KeyMode = 'TEST' | 'LIVE';

/**
 * Mode of the portal's Stripe key. With a key of one mode, the provider knows neither accounts nor payments
 * of the other.
 */
export const keyMode = ({ STRIPE_SECRET_KEY }: Pick<Settings, 'STRIPE_SECRET_KEY'>): KeyMode =>
  /^[a-z]+_live_/.test(STRIPE_SECRET_KEY ?? '') ? 'LIVE' : 'TEST';

/** Whether a connection was made with a key of the other mode. */
export const isOfOtherMode = (
  { Mode }: { Mode: KeyMode | null },
  settings: Pick<Settings, 'STRIPE_SECRET_KEY'>,
): boolean => Mode !== null && Mode !== keyMode(settings);
