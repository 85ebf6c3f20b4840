import { audit } from '#platform/server/audit/audit.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { hashSecret } from '#platform/server/database/keys.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { Followed } from '../rules/page.ts';
import { followed, followedRow } from './followed.ts';

/** What a confirming link is about, while it works. */
export async function lookAtFollow(db: Queries, code: string, at = new Date()): Promise<Followed | null> {
  const row = await followedRow(db)
    .where('Follow.ConfirmHash', '=', hashSecret(code))
    .where('Follow.ConfirmUntil', '>', at)
    .executeTakeFirst();
  return row ? followed(row) : null;
}

/** Says yes from the mailbox; pressed twice it stays a yes. */
export async function confirmFollow(
  { db }: Pick<Portal, 'db'>,
  code: string,
  at = new Date(),
): Promise<Followed | null> {
  return db.transaction().execute(async (tx) => {
    const row = await followedRow(tx)
      .where('Follow.ConfirmHash', '=', hashSecret(code))
      .where('Follow.ConfirmUntil', '>', at)
      .forUpdate('Follow')
      .executeTakeFirst();
    if (!row) return null;
    if (row.ConfirmedAt === null) {
      await tx.updateTable('Follow').set({ ConfirmedAt: at }).where('Id', '=', row.Id).execute();
      // Whose mailbox it is stays out of the log, which is kept for ever.
      await audit(tx, { AccountId: null, Event: 'FOLLOW_BEGUN', Object: row.CertificateNo });
    }
    return followed(row);
  });
}
