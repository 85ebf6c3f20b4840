/** A file that the portal has generated and signed, before any row references it. */
export type SignedFile = {
  StorageKey: string;
  /** Lower-case hex. */
  Sha256: string;
  Size: number;
  IsDemo: boolean;
  /** Time at which the file was finished. */
  at: Date;
};
