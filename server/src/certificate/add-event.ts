import type { CertificateStatus } from '@assay/shared/certificate/statuses.ts';
import { sql } from 'kysely';
import type { Tx } from '../db/connect.ts';

export type CertificateChange = {
  Event: string;
  From: CertificateStatus | null;
  To: CertificateStatus;
  /** The day from which it holds, YYYY-MM-DD in Hong Kong. */
  EffectiveOn: string;
  Revision: number;
  at: Date;
  account: { Id: number } | null;
  remark?: string | null;
};

/** Writes the next line of a certificate's story. The caller holds the lock on its row. */
export async function addEvent(tx: Tx, certificateId: number, change: CertificateChange): Promise<void> {
  await tx
    .insertInto('CertificateEvent')
    .values({
      CertificateId: certificateId,
      Seq: sql<number>`(select coalesce(max(seq), 0) + 1 from certificate_event where certificate_id = ${certificateId})`,
      Event: change.Event,
      FromStatus: change.From,
      ToStatus: change.To,
      EffectiveOn: change.EffectiveOn,
      Revision: change.Revision,
      At: change.at,
      AccountId: change.account?.Id ?? null,
      Remark: change.remark?.trim() || null,
    })
    .execute();
}
