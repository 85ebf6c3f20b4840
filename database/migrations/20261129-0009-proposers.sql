-- outside a transaction
-- Decisions by proposer: only those of services whose decisions are proposed and confirmed.
create index concurrently if not exists certification_decision_proposed_by on certification_decision (proposed_by_id)
  where proposed_by_id is not null;
