/**
 * Deletes, every night, uploaded files that nothing uses a number of days after upload (settings, different
 * for clients and staff), and audits which; also defines which files are unused.
 */
import { sql } from 'kysely';
import { setting } from '#platform/common/settings/current-settings.ts';
import { audit } from '../audit/audit.ts';
import type { Queries, Tx } from '../database/connect.ts';
import { canRemoveFiles } from '../files/can-remove-files.ts';
import { conditionsOf, fileUsers } from '../files/file-users.ts';
import { openFileStore } from '../files/open-store.ts';
import type { Portal } from '../http/context.ts';

/** Files deleted in one transaction. */
const BATCH_SIZE = 100;

/** Query of files that a user uploaded and nothing uses. */
export const unattachedFiles = (db: Queries) =>
  db
    .selectFrom('File')
    .where('File.AccountId', 'is not', null)
    .where('File.ApplicationId', 'is', null)
    .where('File.ConversationMessageId', 'is', null)
    .where((eb) => eb.not(eb.or(conditionsOf(fileUsers.run()))));

/** Days after which an unused file is deleted, for clients or staff. */
export const unusedDays = (isClient: boolean): number =>
  setting(isClient ? 'ClientUploadDays' : 'UploadDays');

/** Deletes uploads that were never used, every night, and audits which. */
export async function sweepUnusedFiles(portal: Portal): Promise<void> {
  for (;;) {
    const count = await portal.db.transaction().execute((tx) => removeSome(tx, portal));
    if (count < BATCH_SIZE) return;
  }
}

async function removeSome(tx: Tx, { settings }: Portal): Promise<number> {
  if (!(await canRemoveFiles(tx))) return 0;
  const days = sql`case account.kind when 'STAFF' then ${unusedDays(false)}::int else ${unusedDays(true)}::int end`;
  const files = await unattachedFiles(tx)
    .innerJoin('Account', 'Account.Id', 'File.AccountId')
    .select(['File.Id', 'File.FileKey', 'File.StorageKey'])
    .where('File.CreatedAt', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .orderBy('File.Id')
    .limit(BATCH_SIZE)
    // A file that is just being attached is kept.
    .forUpdate('File')
    .skipLocked()
    .execute();
  if (files.length === 0) return 0;
  const ids = files.map(({ Id }) => Id);
  // The bytes first, then the row: an interrupted deletion is repeated.
  const store = openFileStore(settings);
  for (const { StorageKey } of files) await store.remove(StorageKey);
  await tx.deleteFrom('File').where('Id', 'in', ids).execute();
  const FileKeys = files.map(({ FileKey }) => FileKey);
  await audit(tx, { AccountId: null, Event: 'FILES_UNUSED_REMOVED', Detail: { FileKeys } });
  return files.length;
}
