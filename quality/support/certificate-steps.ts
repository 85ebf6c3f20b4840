import { sql } from 'kysely';
import type { CertificateStatus } from '#modules/applications/applications/rules/certificate-statuses.ts';
import type { CertificateEventName } from '#modules/certification/certificates/rules/event-facts.ts';
import { addEvent } from '#modules/certification/certificates/server/add-event.ts';
import { announceStatus } from '#platform/server/workflow/write-status.ts';
import type { TestPortal } from './portal.ts';

type Step = {
  event: CertificateEventName;
  to: CertificateStatus;
  on: string;
  expiry?: string;
  revision?: number;
};

/**
 * Sets a certificate's status and writes its history event directly in the database, as of a given day, for
 * tests that need an earlier or later status; returns the event's number.
 */
export async function step({ db }: TestPortal, id: number, change: Step): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('Certificate')
      .select(['CertificateStatusCode', 'Revision'])
      .where('Id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('Certificate')
      .set({
        CertificateStatusCode: change.to,
        ...(change.expiry && { ExpiryDate: change.expiry }),
      })
      .where(announceStatus('certificate', change.to))
      .where('Id', '=', id)
      .execute();
    await addEvent(tx, id, {
      Event: change.event,
      From: before.CertificateStatusCode,
      To: change.to,
      EffectiveOn: change.on,
      Revision: change.revision ?? before.Revision,
      at: new Date(),
      account: null,
      expiryDate: change.expiry ?? null,
    });
    const { rows } = await sql<{ Seq: number }>`
      select max(seq)::int as seq from certificate_event where certificate_id = ${id}`.execute(tx);
    return Number(rows[0]?.Seq);
  });
}
