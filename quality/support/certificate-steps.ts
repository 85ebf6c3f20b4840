import { sql } from 'kysely';
import type { CertificateStatus } from '#modules/applications/applications/rules/certificate-statuses.ts';
import type { CertificateEventName } from '#modules/certification/certificates/rules/events.ts';
import { addEvent } from '#modules/certification/certificates/server/add-event.ts';
import type { TestPortal } from './portal.ts';

type Step = {
  event: CertificateEventName;
  to: CertificateStatus;
  on: string;
  expiry?: string;
  revision?: number;
};

/** Leads a certificate to another status on a day, with the line that it leaves; answers the line's number. */
export async function step({ db }: TestPortal, id: number, given: Step): Promise<number> {
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
        CertificateStatusCode: given.to,
        ...(given.expiry && { ExpiryDate: given.expiry }),
      })
      .where('Id', '=', id)
      .execute();
    await addEvent(tx, id, {
      Event: given.event,
      From: before.CertificateStatusCode,
      To: given.to,
      EffectiveOn: given.on,
      Revision: given.revision ?? before.Revision,
      at: new Date(),
      account: null,
      expiryDate: given.expiry ?? null,
    });
    const { rows } = await sql<{ Seq: number }>`
      select max(seq)::int as seq from certificate_event where certificate_id = ${id}`.execute(tx);
    return Number(rows[0]?.Seq);
  });
}
