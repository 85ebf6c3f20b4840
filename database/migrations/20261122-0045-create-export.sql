-- What people take along: lists and documents, made by a job, kept for some days.
create table export (
  id bigint generated always as identity primary key,
  export_key text not null unique,
  account_id bigint not null references account (id),
  -- The list, or the mode of documents.
  subject text not null,
  format text not null check (format in ('CSV', 'XLSX', 'PDF', 'ZIP')),
  -- Filters of a list, or keys of applications: what was asked for, never who may have it.
  parameters jsonb not null,
  language text not null check (language in ('EN', 'CHT', 'CHS')),
  state text not null default 'WAITING'
    check (state in ('WAITING', 'RUNNING', 'READY', 'FAILED', 'EXPIRED', 'CANCELLED')),
  done bigint not null default 0,
  total bigint,
  attempts integer not null default 0,
  -- Roles and organisation that it was made with: who has lost one of them since then may not have it any more.
  made_with jsonb,
  name text,
  -- Named before the bytes are written: of two runs the later one owns the row, and nothing is left behind.
  storage_key text,
  size bigint,
  sha256 text,
  reason jsonb,
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz,
  check (state <> 'READY' or (storage_key is not null and size is not null and name is not null and expires_at is not null)),
  check (state <> 'RUNNING' or storage_key is not null)
);
create index export_of_person on export (account_id, id desc);
create index export_under_way on export (account_id) where state in ('WAITING', 'RUNNING');
create index export_to_expire on export (expires_at) where state = 'READY';
create index export_by_age on export (created_at);
