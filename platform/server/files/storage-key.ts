import { randomBytes } from 'node:crypto';

/** Generates a storage key in hexadecimal, so that case-insensitive file systems do not confuse two keys. */
export const newStorageKey = (): string => randomBytes(20).toString('hex');

const KEY = /^[0-9a-f]{16,64}$/;

/** Whether a file can have this storage key. */
export const isStorageKey = (key: string): boolean => KEY.test(key);
