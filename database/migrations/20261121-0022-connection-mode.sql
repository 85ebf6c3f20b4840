-- Whether the connection was made with a test key or a live one. Null: before that was noted; the next look notes it.
alter table payment_connection add column mode text check (mode in ('TEST', 'LIVE'));
