import { createHash } from 'node:crypto';

/** What the first row follows. */
export const GENESIS_HASH = Buffer.alloc(32);

export type Sealed = {
  No: number;
  /** When it was sealed, to the millisecond. */
  At: Date;
  IsBehind: boolean;
  /** The row as `ROW_TEXT` writes it. */
  Text: string;
};

/** SHA-256 over the hash before, the seal's own facts and the row: each hash stands for everything before it. */
export const chainHash = (before: Buffer, { No, At, IsBehind, Text }: Sealed): Buffer =>
  createHash('sha256')
    .update(before)
    .update(`${No} ${At.toISOString()} ${IsBehind ? 'behind' : 'up'}\n${Text}`)
    .digest();
