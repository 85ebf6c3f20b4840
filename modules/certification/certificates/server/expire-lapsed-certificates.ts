import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import { BATCH, batches } from '#platform/server/database/batches.ts';
import type { Db, Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { certificateTransitions } from '../rules/automatic.ts';
import { applyTransition } from './apply-transition.ts';
import { lockById } from './life/lock.ts';

/**
 * Nightly step that sets certificates to EXPIRED after their last valid day in Hong Kong and records it in
 * their history, each in its own transaction and only once.
 */
export async function expireLapsedCertificates({ db }: Pick<Portal, 'db'>, at = new Date()): Promise<void> {
  const today = hongKongDate(at);
  const errors: unknown[] = [];
  // A certificate that cannot be updated must not keep later ones valid; the job is retried for the rest.
  for await (const past of batches((after) => pastAfter(db, today, after)))
    for (const { Id } of past)
      await db
        .transaction()
        .execute((tx) => expire(tx, Id, at))
        .catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, 'some certificates did not expire');
}

const pastAfter = (db: Db, today: string, after: number) =>
  db
    .selectFrom('Certificate')
    .select('Id')
    .where('CertificateStatusCode', 'in', certificateTransitions.LAPSE.From)
    .where('ExpiryDate', '<', today)
    .where('Id', '>', after)
    .orderBy('Id')
    .limit(BATCH)
    .execute();

/**
 * Checks again under the lock: the certificate may have been renewed, extended or suspended in the meantime.
 */
async function expire(tx: Tx, certificateId: number, at: Date): Promise<void> {
  const row = await lockById(tx, certificateId);
  if (!row || row.ExpiryDate === null) return;
  await applyTransition(tx, row, 'LAPSE', {
    at,
    account: null,
    // The day after the last valid one, however late the job runs.
    effectiveOn: addDays(row.ExpiryDate, 1),
  });
}
