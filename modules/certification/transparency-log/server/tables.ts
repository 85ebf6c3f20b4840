import type { Id, Immutable, Moment } from '#platform/server/database/columns.ts';

/** Database tables of the public log of certificate events. */
type TransparencyTables = {
  LogPending: { Id: Id; CertificateId: Immutable<number>; Seq: Immutable<number>; At: Moment };
  LogLeaf: {
    Index: Immutable<number>;
    CertificateId: Immutable<number>;
    Seq: Immutable<number>;
    /** Canonical JSON, byte for byte as hashed for the leaf. */
    Entry: Immutable<string>;
  };
  /** Complete subtrees; level 0 contains the hashes of the leaves. */
  LogNode: { Level: Immutable<number>; Index: Immutable<number>; Hash: Immutable<Buffer> };
  LogCheckpoint: {
    /** Number of leaves that it covers. */
    Size: Immutable<number>;
    Root: Immutable<Buffer>;
    /** The signed note as published. */
    Note: Immutable<string>;
    Kid: Immutable<string>;
    At: Immutable<Date>;
  };
};

declare module '#platform/server/database/tables.ts' {
  interface Tables extends TransparencyTables {}
}
