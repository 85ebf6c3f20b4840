import { fileEntry } from '#modules/catalogue/forms/server/check-files.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import type { FileKind } from '#platform/server/files/kinds.ts';

type Of = { accountId: number; kind: FileKind };

/** A row without bytes: what a dry run puts in the place of every file. */
async function standIn(tx: Tx, { accountId, kind }: Of): Promise<string> {
  const FileKey = newKey();
  await tx
    .insertInto('File')
    .values({
      FileKey,
      Name: 'sample.pdf',
      Kind: kind,
      Type: 'application/pdf',
      Size: 0,
      Sha256: '0'.repeat(64),
      StorageKey: FileKey,
      AccountId: accountId,
      ApplicationId: null,
    })
    .execute();
  return FileKey;
}

export const standInFiles = (tx: Tx, count: number, of: Of): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => standIn(tx, of)));

/** The same answers, with files of this dry run in the place of those that they name. */
export async function withStandIns(tx: Tx, value: unknown, of: Of): Promise<unknown> {
  if (Array.isArray(value)) {
    const inner = [];
    for (const one of value) inner.push(await withStandIns(tx, one, of));
    return inner;
  }
  if (typeof value !== 'object' || value === null) return value;
  const file = fileEntry.safeParse(value);
  if (file.success) return { ...file.data, content: await standIn(tx, of) };
  const entries: [string, unknown][] = [];
  for (const [name, inner] of Object.entries(value)) entries.push([name, await withStandIns(tx, inner, of)]);
  return Object.fromEntries(entries);
}
