import { type Keys, purposeKey } from '#platform/server/secret/purpose-key.ts';

/**
 * Derives the key with which the simulated card provider signs its webhook events, from the portal's own
 * keys.
 */
export const sandboxSecret = (keys: Keys): Promise<Buffer> => purposeKey(keys, 'sandbox events');
