import { audit } from '#platform/server/audit/audit.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { Followed } from '../rules/page.ts';
import { followed, followedRow } from './followed.ts';
import { readStopCode } from './stop-code.ts';

type Asked = Pick<Portal, 'db' | 'settings'>;

/** What a stopping link is about; GONE where it has been stopped already, null where it is no link of ours. */
export async function standingFollow(
  { db, settings }: Asked,
  code: string,
): Promise<Followed | 'GONE' | null> {
  const key = await readStopCode({ db, settings }, code);
  if (key === null) return null;
  const row = await followedRow(db).where('Follow.FollowKey', '=', key).executeTakeFirst();
  return row ? followed(row) : 'GONE';
}

/** Forgets the address, for this certificate or for all; stopped twice is stopped. False: no link of ours. */
export async function stopFollow({ db, settings }: Asked, code: string, isAll: boolean): Promise<boolean> {
  const key = await readStopCode({ db, settings }, code);
  if (key === null) return false;
  await db.transaction().execute(async (tx) => {
    const row = await followedRow(tx)
      .where('Follow.FollowKey', '=', key)
      .forUpdate('Follow')
      .executeTakeFirst();
    if (!row) return;
    await tx
      .deleteFrom('Follow')
      .where(isAll ? 'Email' : 'Id', '=', isAll ? row.Email : row.Id)
      .execute();
    await audit(tx, {
      AccountId: null,
      Event: 'FOLLOW_ENDED',
      Object: row.CertificateNo,
      ...(isAll && { Detail: { All: true } }),
    });
  });
  return true;
}
