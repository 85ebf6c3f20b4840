-- From which session and which program a row of the event log came.
alter table audit
  add column session_id bigint,
  add column agent text;
create index audit_session on audit (session_id, id desc) where session_id is not null;
create index audit_at on audit (at, id);

-- The chain over the event log: every row gets a number and a hash that follows from the one before.
create table audit_seal (
  no bigint primary key check (no > 0),
  audit_id bigint not null unique,
  at timestamptz(3) not null,
  -- More rows were waiting than one round takes: what follows may be older than this round.
  is_behind boolean not null,
  hash bytea not null check (octet_length(hash) = 32)
);

-- Rows that have no seal yet. Written with the row itself, so that no transaction waits for another one.
create table audit_unsealed (audit_id bigint primary key);
insert into audit_unsealed select id from audit;

create function audit_to_seal() returns trigger language plpgsql as $$
begin
  insert into audit_unsealed select id from added;
  return null;
end $$;
create trigger audit_to_seal after insert on audit referencing new table as added
  for each statement execute function audit_to_seal();

create trigger audit_never_emptied before truncate on audit for each statement execute function deny_change();
create trigger audit_seal_kept before update or delete on audit_seal for each row execute function deny_change();
create trigger audit_seal_never_emptied before truncate on audit_seal
  for each statement execute function deny_change();

-- What was refused again and again: the first times have rows of their own, the others are counted.
create table audit_repeat (
  account_id bigint not null,
  event text not null,
  object text not null,
  began_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  times int not null default 1,
  address text,
  primary key (account_id, event, object)
);
