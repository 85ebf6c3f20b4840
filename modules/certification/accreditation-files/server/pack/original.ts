/** Whether the stored bytes are still those that were once kept. */
type OriginalState = 'INTACT' | 'DAMAGED' | 'MISSING';

export type OriginalUse = 'PAGE' | 'DISCLOSURE' | 'BOARD' | 'PAYMENT' | 'FILE';

/** A file that goes along as it is. */
export type Original = {
  /** Its place in the ZIP. */
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
  /** As recorded when it was kept. */
  Sha256: string;
  StorageKey: string;
};

/** An original after its bytes were looked at; `Found` is what they are now. */
export type CheckedOriginal = Original & {
  State: OriginalState;
  Found: { Size: number; Sha256: string } | null;
};
