-- Decisions that extend or reduce the scope of a certificate: the scope before and after.
alter table certificate_event add column scope_change jsonb;
-- Pages of the application print the scope after, while its answers give the one before.
alter table application add column scope_change jsonb;
alter table decision_proposal add column scope_change jsonb;
alter table decision_proposal drop constraint decision_proposal_type_check;
alter table decision_proposal add constraint decision_proposal_type_check
  check (type = any (array['SUSPEND', 'RESTORE', 'WITHDRAW', 'EXTEND_TERM', 'EXTEND_SCOPE', 'REDUCE_SCOPE'])) not valid;
alter table decision_proposal add constraint decision_proposal_scope_check
  check ((type = any (array['EXTEND_SCOPE', 'REDUCE_SCOPE'])) = (scope_change is not null)) not valid;
