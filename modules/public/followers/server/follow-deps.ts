import type { Localized } from '#platform/common/contract/shapes.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { hashSecret } from '#platform/server/database/keys.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { Visitor } from '#platform/server/http/visitor.ts';
import type { Followed } from '../rules/page.ts';
import { requestFollow } from './request-follow.ts';
import { readStopCode } from './stop-code.ts';

/** Following a certificate; each step answers null where there is nothing to be followed. */
export type FollowDeps = {
  /** Sends the link that confirms it. False: this certificate is not shown to them. */
  request(given: { CertificateNo: string; Code: string; Email: string }, visitor: Visitor): Promise<boolean>;
  /** What a confirming link is about; looks only. */
  viewPending(code: string): Promise<Followed | null>;
  confirm(code: string): Promise<Followed | null>;
  /** What a stopping link is about; GONE where it has been stopped already. */
  viewActive(code: string): Promise<Followed | 'GONE' | null>;
  /** False: no link of ours. */
  stop(code: string, isAll: boolean): Promise<boolean>;
};

/** A follower with the certificate that it is about. */
const followedRow = (db: Queries) =>
  db
    .selectFrom('Follow')
    .innerJoin('Certificate', 'Certificate.Id', 'Follow.CertificateId')
    .select([
      'Follow.Id',
      'Follow.Email',
      'Follow.ConfirmedAt',
      'Follow.HasCode',
      'Certificate.CertificateNo',
      'Certificate.Code',
      'Certificate.OrgName',
      'Certificate.ServiceName',
    ]);

type Row = {
  Email: string;
  HasCode: boolean;
  CertificateNo: string;
  Code: string;
  OrgName: Localized;
  ServiceName: Localized;
};

/** What the pages of a follower show. */
const followed = ({ Email, HasCode, CertificateNo, Code, OrgName, ServiceName }: Row): Followed => ({
  CertificateNo,
  Code: HasCode ? Code : '',
  OrgName,
  ServiceName,
  Email: maskedEmail(Email),
});

/** Enough for its owner to know it again: links are passed on now and then. */
function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, name.length > 3 ? 2 : 1)}…@${host}`;
}

type FollowLink = Pick<Portal, 'db' | 'settings'>;

/** What a stopping link is about; GONE where it has been stopped already, null where it is no link of ours. */
async function activeFollow({ db, settings }: FollowLink, code: string): Promise<Followed | 'GONE' | null> {
  const key = await readStopCode({ db, settings }, code);
  if (key === null) return null;
  const row = await followedRow(db).where('Follow.FollowKey', '=', key).executeTakeFirst();
  return row ? followed(row) : 'GONE';
}

/** Forgets the address, for this certificate or for all; stopped twice is stopped. False: no link of ours. */
async function stopFollow({ db, settings }: FollowLink, code: string, isAll: boolean): Promise<boolean> {
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

/** What a confirming link is about, while it works. */
async function viewPendingFollow(db: Queries, code: string, at = new Date()): Promise<Followed | null> {
  const row = await followedRow(db)
    .where('Follow.ConfirmHash', '=', hashSecret(code))
    .where('Follow.ConfirmUntil', '>', at)
    .executeTakeFirst();
  return row ? followed(row) : null;
}

/** Says yes from the mailbox; pressed twice it stays a yes. */
async function confirmFollow(
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
      await audit(tx, { AccountId: null, Event: 'FOLLOW_STARTED', Object: row.CertificateNo });
    }
    return followed(row);
  });
}

/** Following on this portal's data, for the public pages. */
export const followDeps = (portal: Portal): FollowDeps => ({
  request: (given, visitor) => requestFollow(portal, given, visitor),
  viewPending: (code) => viewPendingFollow(portal.db, code),
  confirm: (code) => confirmFollow(portal, code),
  viewActive: (code) => activeFollow(portal, code),
  stop: (code, isAll) => stopFollow(portal, code, isAll),
});
