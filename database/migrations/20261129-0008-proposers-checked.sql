-- Reads the rows that existed before, without blocking writes: a transaction of its own.
alter table certification_decision validate constraint certification_decision_proposed_by_id_fkey;
