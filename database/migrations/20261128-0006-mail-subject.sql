-- The list of emails is searched by recipient and subject.
create index mail_subject on mail using gin (lower(subject) gin_trgm_ops);
