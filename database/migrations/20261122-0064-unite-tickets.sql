-- One table for all download tickets, each bound to the session it was given in. Nothing is moved: a ticket lives a
-- minute. The two older tables stay for processes of the release before this one, which may still run while this one
-- starts; nothing reads them any more, and the next release may drop them. The older one no longer holds files back.
create table download_ticket (
  ticket_hash bytea primary key,
  kind text not null,
  subject jsonb not null,
  session_id bigint not null references session on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index download_ticket_session on download_ticket (session_id);

delete from export_ticket;
delete from file_ticket;
alter table file_ticket drop constraint file_ticket_file_id_fkey;
