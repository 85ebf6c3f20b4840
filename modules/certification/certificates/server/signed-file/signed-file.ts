/** A file that the portal has made and signed, before any row names it. */
export type SignedFile = {
  StorageKey: string;
  /** Lower-case hex. */
  Sha256: string;
  Size: number;
  IsDemo: boolean;
  /** The moment at which it was there. */
  at: Date;
};
