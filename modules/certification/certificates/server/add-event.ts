/**
 * Adds an entry to a certificate's history and queues what follows from it: the public log leaf and
 * notifications, and the credential of the revision in force. The caller has locked the certificate.
 */
import { sql } from 'kysely';
import type { CertificateStatus, ScopeChange } from '#modules/applications/applications/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { defineHook } from '#platform/server/hooks.ts';
import { enqueue } from '#platform/server/jobs/tasks.ts';
import type { CertificateEventName } from '../rules/event-facts.ts';

export type CertificateChange = {
  Event: CertificateEventName;
  From: CertificateStatus | null;
  To: CertificateStatus;
  /** First day on which it applies, YYYY-MM-DD in Hong Kong. */
  EffectiveOn: string;
  Revision: number;
  at: Date;
  /** Null for the portal itself. */
  account: { Id: number } | null;
  asRole?: Role | null;
  remark?: string | null;
  /** The new last valid day, if the change moved it. */
  expiryDate?: string | null;
  attachment?: string[];
  /** The scope before and after, if the change was about it. */
  scopeChange?: ScopeChange | null;
};

/** Announces an entry of a certificate's history inside its transaction: for records of higher-level modules about it. */
export const certificateEventAdded = defineHook<{
  tx: Tx;
  certificateId: number;
  seq: number;
  change: CertificateChange;
}>('certificates.event-added');

/**
 * Writes the next entry of a certificate's history and triggers its consequences: the leaf in the public log
 * and the notifications to subscribers. The caller has locked the certificate's row.
 */
export async function addEvent(tx: Tx, certificateId: number, change: CertificateChange): Promise<void> {
  const { Seq } = await tx
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
      // The portal itself has no account.
      AccountId: change.account?.Id || null,
      AsRole: change.account?.Id ? (change.asRole ?? null) : null,
      Remark: change.remark?.trim() || null,
      ExpiryDate: change.expiryDate ?? null,
      Attachment: change.attachment ?? [],
      ScopeChange: change.scopeChange ? json(change.scopeChange) : null,
    })
    .returning('Seq')
    .executeTakeFirstOrThrow();
  await certificateEventAdded.run({ tx, certificateId, seq: Seq, change });
  await enqueue(tx, 'certificate.notify', { CertificateId: certificateId, Seq });
  const jobKey = `credential.issue ${certificateId}`;
  await enqueue(tx, 'credential.issue', { CertificateId: certificateId }, { jobKey });
}
