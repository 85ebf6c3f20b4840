import type { Tx } from '../db/connect.ts';
import { fail } from '../http/fail.ts';

/**
 * A certificate's last valid day moves for its other assessments under way as well, if their dates are fixed already:
 * else the page of the next surveillance would take the extension back. A renewal brings its own day.
 *
 * Applications are locked before certificates; who holds one of these now may be waiting for ours, so nobody waits here.
 */
export async function moveExpiry(tx: Tx, certificateId: number, ExpiryDate: string): Promise<void> {
  const fixed = tx
    .selectFrom('Application')
    .select('Id')
    .where('CertificateId', '=', certificateId)
    .where('AssessmentType', '<>', 'RENEWAL')
    .where('ApplicationStatusCode', 'not in', ['COMPLETED', 'CANCELLED', 'REJECTED_STAFF'])
    .where('ExpiryDate', 'is not', null);
  const all = await fixed.execute();
  if (all.length === 0) return;
  const locked = await fixed.forUpdate().skipLocked().execute();
  if (locked.length < all.length) fail('ERR_CONFLICT');
  const ids = locked.map(({ Id }) => Id);
  await tx.updateTable('Application').set({ ExpiryDate }).where('Id', 'in', ids).execute();
}
