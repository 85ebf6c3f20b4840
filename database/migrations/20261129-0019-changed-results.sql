-- Grade, statement and due date before and after, of a change by a later checklist result.
alter table nonconformity_history add column result_change jsonb;
