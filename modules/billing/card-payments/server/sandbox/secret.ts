import { type Keys, purposeKey } from '#platform/server/secret/purpose-key.ts';

/** Key with which the sandbox signs its events. */
export const sandboxSecret = (keys: Keys): Promise<Buffer> => purposeKey(keys, 'sandbox events');
