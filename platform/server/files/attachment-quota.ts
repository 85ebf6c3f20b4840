import { type RawBuilder, sql } from 'kysely';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { Tx } from '../database/connect.ts';
import { failField } from '../http/fail.ts';

const MEGABYTE = 1024 * 1024;

/** Which client files count together; the condition may refer to `file` and to `owner`, the account that sent it. */
export type AttachedBound = { Text: TextKey; Megabytes: number; counted: RawBuilder<unknown> };

/**
 * Refuses the transaction that has just tied files of a client to something, if the clients' files there are now larger
 * than they may be together. Files of staff are not counted. Transactions at the same time do not see each other's
 * files; all that they could pass the bound by was counted as unattached before.
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
