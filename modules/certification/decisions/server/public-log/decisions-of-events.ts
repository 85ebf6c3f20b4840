/**
 * The decision that each event of a certificate follows, for the public log: its own, or the one on the application whose
 * document the event is about. Decisions recorded after the event do not count, so that an entry can be checked at any time.
 */
import { sql } from 'kysely';
import {
  decisionHashes,
  eventName,
  type LoggedEvent,
} from '#modules/certification/transparency-log/server/index.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import { REFUSAL } from '../../rules/decision-types.ts';
import { COVERED_EVENTS } from '../../rules/event-decisions.ts';
import { decisionProofs } from './decision-hash.ts';

type Followed = LoggedEvent & { DecisionId: number };

async function followed(db: Queries, events: readonly LoggedEvent[]): Promise<Followed[]> {
  const certificates = events.map(({ CertificateId }) => CertificateId);
  const numbers = events.map(({ Seq }) => Seq);
  const { rows } = await sql<Followed>`
    select event.certificate_id, event.seq, decision.id as decision_id
    from unnest(${certificates}::bigint[], ${numbers}::int[]) as wanted (certificate_id, seq)
    join certificate_event as event using (certificate_id, seq)
    cross join lateral (
      select own.id from certification_decision as own
      where own.certificate_id = event.certificate_id and own.event_seq = event.seq and own.recorded_at <= event.at
      union all
      (select earlier.id from certificate_document as document
        join certification_decision as earlier on earlier.application_id = document.application_id
      where event.event in (${literals(COVERED_EVENTS)})
        and document.certificate_id = event.certificate_id and document.revision = event.revision
        and earlier.type <> ${REFUSAL} and earlier.recorded_at <= event.at
      order by earlier.id desc limit 1)
      limit 1
    ) as decision`.execute(db);
  return rows;
}

export const decisionsOfEvents = decisionHashes.provide({
  DECISIONS: async (db, events) => {
    if (events.length === 0) return new Map();
    const found = await followed(db, events);
    const proofs = await decisionProofs(
      db,
      found.map(({ DecisionId }) => DecisionId),
    );
    return new Map(
      found.flatMap((event) => {
        const proof = proofs.get(event.DecisionId);
        return proof ? [[eventName(event), proof.Hash] as const] : [];
      }),
    );
  },
});

/** The entries of the public log that carry the hash of a decision, oldest first. */
export async function logEntriesWith(
  db: Queries,
  hash: string,
  certificateId: number | null,
): Promise<number[]> {
  if (certificateId === null) return [];
  const { rows } = await sql<{ Index: number }>`
    select index from log_leaf where certificate_id = ${certificateId}
      and entry like ${`%"Decision":"${hash}"%`} order by index`.execute(db);
  return rows.map(({ Index }) => Index);
}
