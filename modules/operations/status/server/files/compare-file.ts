import { createHash } from 'node:crypto';
import { isMissing } from '#platform/server/files/is-missing.ts';
import type { FileCheckRun, FileDifference, NamedFile } from './types.ts';

/**
 * Part of checker `FILES`: reads one stored file and compares it with the size and hash in its row; null if
 * it matches, or if the row has been deleted in the meantime.
 */
export async function compareFile(looking: FileCheckRun, file: NamedFile): Promise<FileDifference | null> {
  const About = `${file.Name} (${file.FileKey})`;
  const Expected = `${file.Size} B, ${file.Sha256}`;
  const seen = await readFile(looking, file);
  if (typeof seen === 'object' && seen.Size === file.Size && seen.Sha256 === file.Sha256) return null;
  // A deletion removes the file first and then the row, in one transaction.
  if (!(await isNamed(looking, file))) return null;
  return typeof seen === 'object'
    ? { Check: 'DIFFERS', About, Expected, Found: `${seen.Size} B, ${seen.Sha256}` }
    : { Check: seen, About, Expected, Found: '' };
}

type FileState = { Size: number; Sha256: string } | 'GONE' | 'UNREADABLE';

/**
 * Reads the file as a stream. A store that does not respond is not a finding but an error, as no file can
 * then be checked.
 */
async function readFile({ store }: FileCheckRun, { StorageKey }: NamedFile): Promise<FileState> {
  const hash = createHash('sha256');
  let Size = 0;
  try {
    for await (const piece of await store.get(StorageKey)) {
      hash.update(piece as Buffer);
      Size += (piece as Buffer).byteLength;
    }
  } catch (error) {
    if (isMissing(error)) return 'GONE';
    if (isUnreadable(error)) return 'UNREADABLE';
    throw error;
  }
  return { Size, Sha256: hash.digest('hex') };
}

/** The disk cannot read the file, or the path is not a readable file. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['EIO', 'EISDIR', 'EACCES', 'EPERM'].includes(String(error.code));

async function isNamed({ db }: FileCheckRun, { FileKey, StorageKey }: NamedFile): Promise<boolean> {
  const row = await db
    .selectFrom('File')
    .select('Id')
    .where('FileKey', '=', FileKey)
    .where('StorageKey', '=', StorageKey)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}
