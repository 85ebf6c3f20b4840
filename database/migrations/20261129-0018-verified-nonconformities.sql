-- outside a transaction
create index concurrently if not exists nonconformity_history_verified on nonconformity_history (at desc, nonconformity_id) where from_status = any (array['RAISED', 'ANSWERED', 'RETURNED', 'PLAN_ACCEPTED']) and to_status = any (array['VERIFIED', 'CLOSED']);
