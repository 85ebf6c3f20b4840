import { randomBytes } from 'node:crypto';

/** Generates a storage key in hexadecimal, so that case-insensitive file systems do not confuse two keys. */
export const newStorageKey = (): string => randomBytes(20).toString('hex');
