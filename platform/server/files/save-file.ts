/**
 * Checks a received upload (type, images re-encoded, quota) and stores it: first its bytes in the file
 * store, then its row with size and hash.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import type { Tx } from '../database/connect.ts';
import { newKey } from '../database/keys.ts';
import type { Portal } from '../http/context.ts';
import { Failure } from '../http/fail.ts';
import { type CleanImage, inspectFile } from './inspect-file.ts';
import type { FileKind } from './kinds.ts';
import { newStorageKey } from './storage-key.ts';
import type { FileStore } from './store.ts';
import { insertFile } from './store-file.ts';

export type IncomingFile = {
  /** Path of a local file from an untrusted source. */
  path: string;
  name: string;
  kind: FileKind;
  account: { Id: number };
  application?: { Id: number };
  cleanImage: CleanImage;
  /**
   * Checks the quota for a file of this size within the transaction that stores it; fails if it is exceeded.
   */
  admit: (tx: Tx, size: number) => Promise<void>;
};

/** Inspects an uploaded file and stores it: the bytes first, then the row that references them. */
export async function saveFile(portal: Portal, store: FileStore, incoming: IncomingFile): Promise<FileInfo> {
  const sent = await stat(incoming.path);
  const { name, kind, cleanImage } = incoming;
  const inspected = await inspectFile(incoming.path, { name, kind, size: sent.size, cleanImage });
  const path = inspected.Replacement ?? incoming.path;
  const { size } = await stat(path);
  const StorageKey = newStorageKey();
  const values = {
    ...{ FileKey: newKey(), StorageKey, Size: size },
    Name: inspected.Name,
    Kind: incoming.kind,
    Type: inspected.Type,
    Sha256: await hashFile(path),
    AccountId: incoming.account.Id,
    ApplicationId: incoming.application?.Id ?? null,
  };
  await store.put(StorageKey, { stream: createReadStream(path), size });
  const row = await portal.db
    .transaction()
    .execute(async (tx) => {
      await incoming.admit(tx, size);
      return insertFile(tx, values);
    })
    .catch(async (error: unknown) => {
      // Refused before there was a row; after any other error there may be a row, so the bytes are kept.
      if (error instanceof Failure) await store.remove(StorageKey);
      throw error;
    });
  return { FileKey: row.FileKey, Name: row.Name, Kind: row.Kind, Type: row.Type, Size: row.Size };
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
