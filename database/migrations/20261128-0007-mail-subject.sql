-- outside a transaction
-- The list of emails is searched by recipient and subject.
create index concurrently if not exists mail_subject on mail using gin (lower(subject) gin_trgm_ops);
