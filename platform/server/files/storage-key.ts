import { randomBytes } from 'node:crypto';

/** Hexadecimal, so that no file system confuses two of them by case. */
export const newStorageKey = (): string => randomBytes(20).toString('hex');
