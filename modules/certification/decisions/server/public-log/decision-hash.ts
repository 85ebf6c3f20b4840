/**
 * The salted hash of a decision that the public log carries, and the text of which it is made: the facts of the record in
 * canonical JSON with its salt. Its fields are listed explicitly, so that a new column never changes a hash.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { canonicalJson } from '#modules/certification/transparency-log/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { DecisionType } from '../../rules/decision-types.ts';

const DECISION_FORMAT = 'assay/decision/1';

type HashedRecord = {
  Id: number;
  DecisionNo: string;
  Type: DecisionType;
  ApplicationNo: string | null;
  CertificateNo: string | null;
  EventSeq: number | null;
  ProposedBy: string | null;
  DecidedBy: string | null;
  AsRole: Role | null;
  DecidedAt: Date;
  EffectiveOn: string;
  Grounds: string | null;
  IsSeparate: boolean;
  Salt: string;
};

const textOf = (record: HashedRecord): string =>
  canonicalJson({
    Format: DECISION_FORMAT,
    DecisionNo: record.DecisionNo,
    Type: record.Type,
    ApplicationNo: record.ApplicationNo,
    CertificateNo: record.CertificateNo,
    EventSeq: record.EventSeq,
    ProposedBy: record.ProposedBy,
    DecidedBy: record.DecidedBy,
    AsRole: record.AsRole,
    DecidedAt: record.DecidedAt.toISOString(),
    EffectiveOn: record.EffectiveOn,
    Grounds: record.Grounds,
    IsSeparate: record.IsSeparate,
    Salt: record.Salt,
  });

/** The text and its hash (SHA-256, hexadecimal) of each record that has a salt, by its id. */
export async function decisionProofs(
  db: Queries,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { Text: string; Hash: string }>> {
  const { rows } = await sql<HashedRecord>`
    select decision.id, decision.decision_no, decision.type, application.application_no, certificate.certificate_no,
      decision.event_seq, proposer.user_key as proposed_by, decider.user_key as decided_by, decision.as_role,
      decision.decided_at, decision.effective_on, decision.grounds, decision.is_separate, decision.salt
    from certification_decision as decision
      left join application on application.id = decision.application_id
      left join certificate on certificate.id = decision.certificate_id
      left join account as proposer on proposer.id = decision.proposed_by_id
      left join account as decider on decider.id = decision.decided_by_id
    where decision.id = any(${ids}::bigint[]) and decision.salt is not null`.execute(db);
  return new Map(
    rows.map((record) => {
      const Text = textOf(record);
      return [record.Id, { Text, Hash: createHash('sha256').update(Text).digest('hex') }];
    }),
  );
}
