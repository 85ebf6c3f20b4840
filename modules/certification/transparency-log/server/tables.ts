import type { Id, Kept, Moment } from '#platform/server/database/columns.ts';

/** The public log of certificates' stories. */
type TransparencyTables = {
  LogPending: { Id: Id; CertificateId: Kept<number>; Seq: Kept<number>; At: Moment };
  LogLeaf: {
    Index: Kept<number>;
    CertificateId: Kept<number>;
    Seq: Kept<number>;
    /** Canonical JSON, byte for byte what the leaf's hash was taken of. */
    Entry: Kept<string>;
  };
  /** Complete subtrees; level 0 are the leaves' hashes. */
  LogNode: { Level: Kept<number>; Index: Kept<number>; Hash: Kept<Buffer> };
  LogCheckpoint: {
    /** Leaves that it is about. */
    Size: Kept<number>;
    Root: Kept<Buffer>;
    /** The signed note as it is published. */
    Note: Kept<string>;
    Kid: Kept<string>;
    At: Kept<Date>;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends TransparencyTables {}
}
