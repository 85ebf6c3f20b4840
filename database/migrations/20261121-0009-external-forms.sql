-- Forms that are filled in on another server: what came back from there, and what was last read of the forms.

create table external_entry (
  id bigint generated always as identity primary key,
  entry_key text not null unique,
  -- As the callback says; null where it could not be read.
  form_id text,
  entry_no text,
  -- Whose it is by its signed token, or by the hand of an administrator; null: nobody's yet.
  application_id bigint references application,
  account_id bigint references account,
  -- When the token was issued: a later one is a newer submission, in whatever order they arrive.
  issued_at timestamptz,
  received_at timestamptz not null default now(),
  -- The callback as it came, before anything was made of it. No header that carries a secret is kept.
  body bytea not null,
  body_sha256 bytea not null,
  headers jsonb not null default '{}',
  address text,
  -- Values of the form's elements, without the token.
  elements jsonb not null default '{}',
  outcome text not null default 'RECEIVED' check (outcome in ('RECEIVED', 'TAKEN', 'OLDER', 'REFUSED')),
  reason text,
  decided_at timestamptz,
  check ((outcome = 'REFUSED') = (reason is not null))
);
-- The same callback again is the same entry.
create unique index external_entry_once
  on external_entry (coalesce(form_id, ''), coalesce(entry_no, ''), body_sha256);
create index external_entry_application on external_entry (application_id, id desc) where application_id is not null;
create index external_entry_number on external_entry (form_id, entry_no, id desc);
-- What nobody's application needs is swept by its age.
create index external_entry_stray on external_entry (received_at) where application_id is null;

alter table application add column external_entry_id bigint references external_entry;
create index application_external_entry on application (external_entry_id) where external_entry_id is not null;

-- The elements of a form as they were last read from its page.
create table external_form (
  form_id text primary key,
  elements jsonb not null,
  read_at timestamptz not null
);
