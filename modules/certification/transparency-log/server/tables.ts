import type { Id, Immutable, Moment } from '#platform/server/database/columns.ts';

/** The public log of certificates' stories. */
type TransparencyTables = {
  LogPending: { Id: Id; CertificateId: Immutable<number>; Seq: Immutable<number>; At: Moment };
  LogLeaf: {
    Index: Immutable<number>;
    CertificateId: Immutable<number>;
    Seq: Immutable<number>;
    /** Canonical JSON, byte for byte what the leaf's hash was taken of. */
    Entry: Immutable<string>;
  };
  /** Complete subtrees; level 0 are the leaves' hashes. */
  LogNode: { Level: Immutable<number>; Index: Immutable<number>; Hash: Immutable<Buffer> };
  LogCheckpoint: {
    /** Leaves that it is about. */
    Size: Immutable<number>;
    Root: Immutable<Buffer>;
    /** The signed note as it is published. */
    Note: Immutable<string>;
    Kid: Immutable<string>;
    At: Immutable<Date>;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends TransparencyTables {}
}
