/** Calculates the hash chain of the event log, which reveals altered or missing rows. */
import { createHash } from 'node:crypto';

/** The previous hash of the first row. */
export const GENESIS_HASH = Buffer.alloc(32);

export type Sealed = {
  No: number;
  /** When it was sealed, to the millisecond. */
  At: Date;
  IsBehind: boolean;
  /** The row as serialised by `ROW_TEXT`. */
  Text: string;
};

/** SHA-256 over the previous hash, the seal's own data and the row: each hash covers everything before it. */
export const chainHash = (before: Buffer, { No, At, IsBehind, Text }: Sealed): Buffer =>
  createHash('sha256')
    .update(before)
    .update(`${No} ${At.toISOString()} ${IsBehind ? 'behind' : 'up'}\n${Text}`)
    .digest();
