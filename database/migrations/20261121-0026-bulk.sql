-- Work on many applications at once: what was asked for, and how each of them was answered.
create table bulk_job (
  id bigint generated always as identity primary key,
  job_key text not null unique,
  account_id bigint not null references account,
  kind text not null check (kind in ('APPROVE', 'ASSIGN', 'GENERATE')),
  -- The action's fields beside the application's key.
  input jsonb not null,
  total int not null check (total between 1 and 200),
  created_at timestamptz not null,
  stopped_at timestamptz,
  -- When nothing waited any more.
  finished_at timestamptz
);
create index bulk_job_of on bulk_job (account_id, id desc);

create table bulk_item (
  id bigint generated always as identity primary key,
  bulk_job_id bigint not null references bulk_job on delete cascade,
  position int not null,
  -- As it was asked for: it may be the key of nothing.
  application_key text not null,
  status text not null default 'WAITING' check (status in ('WAITING', 'DONE', 'REFUSED', 'STOPPED')),
  code text,
  reasons jsonb not null default '[]',
  document_id bigint references certificate_document,
  at timestamptz,
  unique (bulk_job_id, position),
  unique (bulk_job_id, application_key)
);
create index bulk_item_document on bulk_item (document_id) where document_id is not null;
