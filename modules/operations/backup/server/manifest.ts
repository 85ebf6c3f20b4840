import { z } from 'zod';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** `Sha256` and `Size` are of what a part holds, before it is compressed and encrypted. */
const part = z.object({ Path: z.string().regex(/^[\w.-]+(\/[\w.-]+)*$/), Size: z.int(), Sha256: sha256 });
/** A file as its row says: its key in the store, its size and SHA-256. */
export const manifestFile = z.object({
  Key: z.string().regex(/^[0-9a-f]{16,64}$/),
  Size: z.int(),
  Sha256: sha256,
});
export type ManifestFile = z.infer<typeof manifestFile>;
const sqlName = z.string().regex(/^("[^"]+"|[a-z_][a-z0-9_]*)(\.("[^"]+"|[a-z_][a-z0-9_]*))?$/);

/** What a backup consists of. It is written last: a folder without it is no backup. */
export const manifest = z.object({
  Format: z.literal('assay-backup'),
  FormatVersion: z.literal(1),
  /** The moment of the cut: everything committed before it is there, nothing after it. */
  SnapshotAt: z.string(),
  Portal: z.string(),
  PostgreSql: z.string(),
  Migrations: z.array(z.object({ Name: z.string(), Sha256: sha256 })),
  /** Tables with their rows as `COPY` writes them, as text. */
  Tables: z.array(part.extend({ Name: sqlName, Columns: z.array(sqlName), Rows: z.int() })),
  Sequences: z.array(z.object({ Name: sqlName, Value: z.string().regex(/^-?\d+$/), IsCalled: z.boolean() })),
  /** One JSON line per file: its key, size and SHA-256. */
  Files: part.extend({ Count: z.int(), Bytes: z.int() }),
  /** Files that rows name and the store did not have; and those that it had with other bytes, as these are. */
  Missing: z.array(z.string()),
  Changed: z.array(manifestFile),
  /** The keys of the data folder, in an encrypted backup alone. */
  Keys: part.nullable(),
  /** Shows whether a portal has the same SECRET_KEY; null where there was none. */
  KeyPrint: z.string().nullable(),
});
export type Manifest = z.infer<typeof manifest>;
export type Part = z.infer<typeof part>;

export const MANIFEST = 'manifest.json';
/** The same, encrypted: its name says whether a key is needed. */
export const SEALED_MANIFEST = 'manifest.sealed';
export const filePath = (key: string): string => `files/${key.slice(0, 2)}/${key}`;
