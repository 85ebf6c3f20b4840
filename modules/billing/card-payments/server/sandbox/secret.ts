import { type Keys, purposeKey } from '#platform/server/secret/purpose-key.ts';

/** What the sandbox signs its events with. */
export const sandboxSecret = (keys: Keys): Promise<Buffer> => purposeKey(keys, 'sandbox events');
