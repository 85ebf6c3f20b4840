-- outside a transaction
create index concurrently if not exists nonconformity_open on nonconformity (grade, raised_at, application_id) where status = any (array['RAISED', 'ANSWERED', 'RETURNED', 'PLAN_ACCEPTED']);
