/**
 * Refuses files that a client attaches to a record when the total size of clients' files of this record, or
 * of records counted together, exceeds a quota; files of staff are not counted.
 */
import { type RawBuilder, sql } from 'kysely';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { Tx } from '../database/connect.ts';
import { failField } from '../http/fail.ts';

const MEGABYTE = 1024 * 1024;

/**
 * A quota: which client files count together. The condition may refer to `file` and to `owner`, the account
 * that uploaded it.
 */
export type AttachedBound = { Text: TextKey; Megabytes: number; counted: RawBuilder<unknown> };

/**
 * Fails the transaction that has just attached a client's files if the total exceeds the quota. Files of
 * staff are not counted. Concurrent transactions do not see each other's files, but the possible excess is
 * limited by the quota for unattached files.
 */
export async function assertAttachmentQuota(
  tx: Tx,
  accountId: number,
  bounds: readonly AttachedBound[],
): Promise<void> {
  const owner = await tx.selectFrom('Account').select('Kind').where('Id', '=', accountId).executeTakeFirst();
  if (!owner || owner.Kind === 'STAFF') return;
  for (const { Text, Megabytes, counted } of bounds) {
    const { rows } = await sql<{ Bytes: number }>`
      select coalesce(sum(file.size), 0)::float8 as bytes
      from file join account owner on owner.id = file.account_id
      where owner.kind <> 'STAFF' and ${counted}`.execute(tx);
    if ((rows[0]?.Bytes ?? 0) > Megabytes * MEGABYTE) failField('Attachment', Text, { limit: Megabytes });
  }
}
