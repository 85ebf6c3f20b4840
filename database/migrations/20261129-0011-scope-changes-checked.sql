-- Reads the rows that existed before, without blocking writes: a transaction of its own.
alter table decision_proposal validate constraint decision_proposal_type_check;
alter table decision_proposal validate constraint decision_proposal_scope_check;
