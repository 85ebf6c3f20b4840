-- outside a transaction
create index concurrently if not exists application_number on application (application_no desc nulls last, id desc);
