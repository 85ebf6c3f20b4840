/**
 * Type of a PDF that the portal has generated, signed and stored, before any row references it: storage key,
 * hash, size and time.
 */
export type SignedFile = {
  StorageKey: string;
  /** Lower-case hex. */
  Sha256: string;
  Size: number;
  IsDemo: boolean;
  /** Time at which the file was finished. */
  at: Date;
};
