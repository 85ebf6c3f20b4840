/**
 * Types of the originals: stored files that are added unchanged to an accreditation file's ZIP, with their
 * use, path, recorded hash and, once checked, their actual state.
 */

/** Whether the stored bytes still match the recorded hash. */
type OriginalState = 'INTACT' | 'DAMAGED' | 'MISSING';

export type OriginalUse = 'PAGE' | 'DISCLOSURE' | 'BOARD' | 'PAYMENT' | 'FILE';

/** A stored file that is added unchanged. */
export type Original = {
  /** Path in the ZIP. */
  Path: string;
  FileKey: string;
  Name: string;
  Type: string;
  Use: OriginalUse;
  /** Number of the assessment that it belongs to. */
  ApplicationNo: string;
  By: string | null;
  At: string;
  Size: number;
  /** As recorded when the file was stored. */
  Sha256: string;
  StorageKey: string;
};

/** An original after its check; `Found` describes the actual bytes and is null if they are missing. */
export type CheckedOriginal = Original & {
  State: OriginalState;
  Found: { Size: number; Sha256: string } | null;
};
