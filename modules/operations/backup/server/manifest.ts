/** Format of a backup's manifest: tables, sequences, files and keys with their sizes and SHA-256 hashes. */
import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** `Sha256` and `Size` refer to the contents of a part before compression and encryption. */
const part = z.object({ Path: z.string().regex(/^[\w.-]+(\/[\w.-]+)*$/), Size: z.int(), Sha256: sha256 });
/** A file as recorded in the database: its key in the store, its size and SHA-256. */
export const manifestFile = z.object({
  Key: z.string().regex(/^[0-9a-f]{16,64}$/),
  Size: z.int(),
  Sha256: sha256,
});
export type ManifestFile = z.infer<typeof manifestFile>;
const sqlName = z.string().regex(/^("[^"]+"|[a-z_][a-z0-9_]*)(\.("[^"]+"|[a-z_][a-z0-9_]*))?$/);

/** Contents of a backup. Written last: a folder without a manifest is not a backup. */
export const manifest = z.object({
  Format: z.literal('assay-backup'),
  FormatVersion: z.literal(1),
  /** Time of the snapshot: everything committed before it is included, nothing after it. */
  SnapshotAt: z.string(),
  Portal: z.string(),
  PostgreSql: z.string(),
  Migrations: z.array(z.object({ Name: z.string(), Sha256: sha256 })),
  /** Tables; their rows are in the text format of `COPY`. */
  Tables: z.array(part.extend({ Name: sqlName, Columns: z.array(sqlName), Rows: z.int() })),
  Sequences: z.array(z.object({ Name: sqlName, Value: z.string().regex(/^-?\d+$/), IsCalled: z.boolean() })),
  /** One JSON line per file: its key, size and SHA-256. */
  Files: part.extend({ Count: z.int(), Bytes: z.int() }),
  /**
   * Files missing from the store; and (`Changed`) files whose contents differ from their row, with the
   * actual size and hash.
   */
  Missing: z.array(z.string()),
  Changed: z.array(manifestFile),
  /** Keys of the data folder; only in an encrypted backup. */
  Keys: part.nullable(),
  /** Shows whether a portal has the same SECRET_KEY; null if there was no key. */
  KeyPrint: z.string().nullable(),
});
export type Manifest = z.infer<typeof manifest>;
export type Part = z.infer<typeof part>;

export const MANIFEST = 'manifest.json';
/** Name of an encrypted manifest: it shows that a key is needed. */
export const SEALED_MANIFEST = 'manifest.sealed';
export const filePath = (key: string): string => `files/${key.slice(0, 2)}/${key}`;
