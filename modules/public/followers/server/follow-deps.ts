/**
 * Operations of the public pages with which anyone follows a certificate by email without an account:
 * request, view, confirm and cancel.
 */
import type { Localized } from '#platform/common/contract/shapes.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { hashSecret } from '#platform/server/database/keys.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { Visitor } from '#platform/server/http/visitor.ts';
import type { Followed } from '../rules/page.ts';
import { requestFollow } from './request-follow.ts';
import { readStopCode } from './stop-code.ts';

/** Operations for following a certificate; null if the link is not valid. */
export type FollowDeps = {
  /** Sends the confirmation link. False: the certificate is not visible to the visitor. */
  request(input: { CertificateNo: string; Code: string; Email: string }, visitor: Visitor): Promise<boolean>;
  /** Returns the certificate of a confirmation link without confirming it. */
  viewPending(code: string): Promise<Followed | null>;
  confirm(code: string): Promise<Followed | null>;
  /** Returns the certificate of a cancellation link; GONE if it has been cancelled already. */
  viewActive(code: string): Promise<Followed | 'GONE' | null>;
  /** False: the link is not from this portal. */
  stop(code: string, isAll: boolean): Promise<boolean>;
};

/** Query for a follower with the certificate. */
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

/** Data shown on a follower's pages. */
const followed = ({ Email, HasCode, CertificateNo, Code, OrgName, ServiceName }: Row): Followed => ({
  CertificateNo,
  Code: HasCode ? Code : '',
  OrgName,
  ServiceName,
  Email: maskedEmail(Email),
});

/** Masks the address so that only its owner recognises it, as links are sometimes forwarded. */
function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, name.length > 3 ? 2 : 1)}…@${host}`;
}

type FollowLink = Pick<Portal, 'db' | 'settings'>;

/**
 * The certificate of a cancellation link; GONE if cancelled already, null if the link is not from this
 * portal.
 */
async function activeFollow({ db, settings }: FollowLink, code: string): Promise<Followed | 'GONE' | null> {
  const key = await readStopCode({ db, settings }, code);
  if (key === null) return null;
  const row = await followedRow(db).where('Follow.FollowKey', '=', key).executeTakeFirst();
  return row ? followed(row) : 'GONE';
}

/**
 * Deletes the address for this certificate or all; repeating it has no effect. False: the link is not from
 * this portal.
 */
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

/** The certificate of a confirmation link that has not expired. */
async function viewPendingFollow(db: Queries, code: string, at = new Date()): Promise<Followed | null> {
  const row = await followedRow(db)
    .where('Follow.ConfirmHash', '=', hashSecret(code))
    .where('Follow.ConfirmUntil', '>', at)
    .executeTakeFirst();
  return row ? followed(row) : null;
}

/** Confirms a follower by the emailed link; repeating it has no effect. */
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
      // The email address is not logged, as the log is kept permanently.
      await audit(tx, { AccountId: null, Event: 'FOLLOW_STARTED', Object: row.CertificateNo });
    }
    return followed(row);
  });
}

/** Implements the operations with this portal's data. */
export const followDeps = (portal: Portal): FollowDeps => ({
  request: (input, visitor) => requestFollow(portal, input, visitor),
  viewPending: (code) => viewPendingFollow(portal.db, code),
  confirm: (code) => confirmFollow(portal, code),
  viewActive: (code) => activeFollow(portal, code),
  stop: (code, isAll) => stopFollow(portal, code, isAll),
});
