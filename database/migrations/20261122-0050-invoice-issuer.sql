-- Who issued an invoice, as the body was called then; null: as it was called before it could be set.
alter table invoice add column issuer jsonb;
