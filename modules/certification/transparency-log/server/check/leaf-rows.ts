/**
 * Reads leaves of the public log, in order, together with the certificate history entry that each records
 * and the page hash, for the check of the log; the entry is null if it no longer exists.
 */
import { type RawBuilder, sql } from 'kysely';
import type { CertificateStatus } from '#modules/applications/applications/rules/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { decisionHashes, eventName, type LoggedEvent } from '../decision-hashes.ts';

/**
 * A leaf of the public log with its history event; the event columns are null if the event no longer exists.
 */
export type LeafRow = {
  CertificateId: number;
  Index: number;
  Entry: string;
  LeafSeq: number;
  CertificateNo: string | null;
  Seq: number | null;
  Event: string;
  FromStatus: CertificateStatus | null;
  ToStatus: CertificateStatus;
  EffectiveOn: string;
  Revision: number;
  ExpiryDate: string | null;
  At: Date;
  /** Current hash of that revision's page. */
  Sha256: string | null;
  /** Salted hash of the decision that the event follows, from its record as it is now. */
  Decision: string | null;
};

/** Leaves in the order of the log, in one statement. */
export async function leafRows(db: Queries, where: RawBuilder<unknown>): Promise<LeafRow[]> {
  const { rows } = await sql<Omit<LeafRow, 'Decision'>>`
      select leaf.certificate_id, leaf.index, leaf.entry, leaf.seq as leaf_seq, certificate_no, event.seq, event.event, from_status,
        to_status, effective_on, event.revision, event.expiry_date, event.at, document.sha256
      from log_leaf as leaf
        left join certificate_event as event
          on event.certificate_id = leaf.certificate_id and event.seq = leaf.seq
        left join certificate on certificate.id = leaf.certificate_id
        left join certificate_document as document on document.certificate_id = leaf.certificate_id
          and document.revision = event.revision and document.status = 'READY'
      where ${where} order by leaf.index`.execute(db);
  const events = rows.map(({ CertificateId, LeafSeq }) => ({ CertificateId, Seq: LeafSeq }));
  const decisions = await decisionHashes.get('DECISIONS')(db, events);
  return rows.map((row, at) => ({
    ...row,
    Decision: decisions.get(eventName(events[at] as LoggedEvent)) ?? null,
  }));
}
