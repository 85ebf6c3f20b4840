-- The portal's tables. Keys (…_key) are what the wire sees; ids never leave the server.
create extension if not exists pg_trgm;

create function deny_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are kept for ever', tg_table_name using errcode = 'restrict_violation';
end $$;

create table organisation (
  id bigint generated always as identity primary key,
  organisation_key text not null unique,
  org_name jsonb not null,
  branch_name jsonb not null default '{"EN":"","CHT":"","CHS":""}',
  registration_no text,
  -- Lower case, both Chinese scripts folded to one: what a search looks into.
  search text not null default '',
  created_at timestamptz not null default now()
);

create table account (
  id bigint generated always as identity primary key,
  user_key text not null unique,
  email text not null,
  password_hash text,
  status text not null check (status in ('PENDING', 'ACTIVE', 'SUSPENDED', 'REMOVED')),
  roles text[] not null check (cardinality(roles) > 0),
  organisation_id bigint references organisation,
  parent_id bigint references account,
  first_name text not null,
  middle_name text not null default '',
  last_name text not null,
  phone_code text not null default '+852',
  phone_no text not null default '',
  language text not null default 'EN' check (language in ('EN', 'CHT', 'CHS')),
  is_grant_generation boolean not null default false,
  terms_version text,
  privacy_version text,
  created_at timestamptz not null default now(),
  -- Staff and client roles never mix in one account.
  check (not (roles && array['CLIENT', 'SUB_CLIENT'] and not roles <@ array['CLIENT', 'SUB_CLIENT']))
);
create unique index account_email on account (lower(email)) where status <> 'REMOVED';
create index account_roles on account using gin (roles);
create index account_organisation on account (organisation_id);

create table session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  account_id bigint not null references account,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  address text,
  agent text
);
create index session_account on session (account_id) where ended_at is null;

create table one_time_link (
  id bigint generated always as identity primary key,
  code_hash bytea not null unique,
  purpose text not null check (purpose in ('ACTIVATE', 'RESET', 'EXCHANGE', 'INVITE')),
  account_id bigint not null references account,
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Counts tries per account and address; a window begins with its first try.
create table attempt (
  name text primary key,
  count int not null,
  window_started_at timestamptz not null
);

create table service (
  id bigint generated always as identity primary key,
  service_key text not null unique,
  scheme_code text not null unique,
  position int not null default 0,
  is_active boolean not null default true
);

create table service_version (
  id bigint generated always as identity primary key,
  service_id bigint not null references service,
  version_no int not null,
  definition jsonb not null,
  published_at timestamptz,
  unique (service_id, version_no)
);

-- Gapless numbers: the counter's row is locked by the issuing transaction.
create table number_counter (name text primary key, value bigint not null);

create table application (
  id bigint generated always as identity primary key,
  application_key text not null unique,
  application_no text not null unique,
  organisation_id bigint not null references organisation,
  created_by_id bigint not null references account,
  service_id bigint not null references service,
  service_version_id bigint not null references service_version,
  parent_id bigint references application,
  application_status_code text not null,
  type text not null,
  assessment_type text not null,
  round int not null default 1,
  version int not null default 1,
  steps text[] not null default '{}',
  is_short_flow boolean not null default false,
  current_step text,
  step_since timestamptz,
  due_at timestamptz,
  reached_steps text[] not null default '{}',
  assessor_user_id bigint references account,
  assessor_on_site_user_id bigint references account,
  indepreviewer_user_id bigint references account,
  approvals jsonb not null default '[]',
  participants jsonb not null default '[]',
  status_before text,
  step_before text,
  -- Whose turn, kept for lists: the client, one person, or everybody with one of the roles.
  is_client_turn boolean not null default false,
  turn_user_id bigint references account,
  turn_roles text[] not null default '{}',
  answers jsonb not null default '{}',
  form_page int not null default 0,
  is_form_valid boolean not null default false,
  saved_at timestamptz,
  submitted_at timestamptz,
  points jsonb not null default '[]',
  shared_with bigint[] not null default '{}',
  last_reminder jsonb,
  machform_entry text,
  transaction_no text,
  certified_at timestamptz,
  certificate_id bigint,
  certificate_no text,
  first_issue_date date,
  decision_date date,
  effective_date date,
  expiry_date date,
  is_cert_date_no_manual boolean not null default false,
  is_manual boolean not null default false,
  is_manual_disclosure boolean not null default false,
  disclosure_file text,
  start_date_time timestamptz,
  end_date_time timestamptz,
  search text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index application_newest on application (updated_at desc, id desc);
create index application_organisation on application (organisation_id, updated_at desc, id desc);
create index application_status on application (application_status_code, updated_at desc, id desc);
create index application_turn_user on application (turn_user_id, step_since) where turn_user_id is not null;
create index application_turn_roles on application using gin (turn_roles);
create index application_reached on application using gin (reached_steps);
create index application_parent on application (parent_id) where parent_id is not null;
create index application_search on application using gin (search gin_trgm_ops);
create index application_submitted on application (submitted_at desc nulls last, id desc);
create index application_service on application (service_id, updated_at desc, id desc);

-- Everybody who was ever assigned: they keep seeing the file.
create table application_person (
  application_id bigint not null references application,
  account_id bigint not null references account,
  mode text not null,
  assigned_at timestamptz not null,
  primary key (account_id, application_id, mode)
);

create table application_submission (
  id bigint generated always as identity primary key,
  application_id bigint not null references application,
  round int not null,
  at timestamptz not null,
  account_id bigint not null references account,
  answers jsonb not null
);
create index application_submission_of on application_submission (application_id, id desc);

create table application_history (
  application_id bigint not null references application,
  version int not null,
  action text not null,
  at timestamptz not null,
  account_id bigint references account,
  as_role text,
  from_status text not null,
  to_status text not null,
  from_step text,
  to_step text,
  round int not null,
  remark text,
  attachment text[] not null default '{}',
  data jsonb not null default '{}',
  is_override boolean not null default false,
  primary key (application_id, version)
);
create index application_history_overrides on application_history (at desc) where is_override;
create trigger application_history_kept before update or delete on application_history
  for each row execute function deny_change();

create table checklist_answer (
  application_id bigint not null references application,
  round int not null,
  point_key text not null,
  result text not null check (result in ('CONFORM', 'MINOR', 'MAJOR', 'NA')),
  remark text,
  account_id bigint not null references account,
  at timestamptz not null,
  primary key (application_id, round, point_key)
);

create table invoice (
  id bigint generated always as identity primary key,
  invoice_key text not null unique,
  invoice_no text not null unique,
  application_id bigint not null references application,
  organisation_id bigint not null references organisation,
  amount_cents bigint not null check (amount_cents >= 0),
  lines jsonb not null,
  status text not null check (status in ('OPEN', 'PROOF_GIVEN', 'PAID', 'BYPASSED', 'PART_REFUNDED', 'REFUNDED', 'VOID')),
  payment_method text,
  proof text[] not null default '{}',
  is_online boolean not null default false,
  is_settled boolean not null default false,
  paid_cents bigint not null default 0,
  refunded_cents bigint not null default 0,
  paid_at timestamptz,
  created_at timestamptz not null default now(),
  check (refunded_cents between 0 and paid_cents),
  check (paid_cents <= amount_cents)
);
create unique index invoice_application on invoice (application_id) where status <> 'VOID';

create table certificate (
  id bigint generated always as identity primary key,
  certificate_key text not null unique,
  certificate_no text not null unique,
  code text not null,
  organisation_id bigint not null references organisation,
  application_id bigint not null references application,
  service_id bigint not null references service,
  service_version_id bigint not null references service_version,
  kind text not null,
  certificate_status_code text not null,
  status_before text,
  revision int not null,
  org_name jsonb not null,
  branch_name jsonb not null,
  service_name jsonb not null,
  scope jsonb not null,
  sites text[] not null,
  first_issue_date date not null,
  decision_date date not null,
  effective_date date not null,
  revision_date date not null,
  expiry_date date,
  search text not null,
  version int not null default 1,
  created_at timestamptz not null default now()
);
create index certificate_register on certificate (certificate_status_code, effective_date desc, id desc);
create index certificate_organisation on certificate (organisation_id, id desc);
create index certificate_search on certificate using gin (search gin_trgm_ops);
create index certificate_expiry on certificate (expiry_date);
alter table application add foreign key (certificate_id) references certificate;

-- Number and intent are stored before anything is rendered: a crash leaves an intent to finish, never a lost number.
create table certificate_document (
  id bigint generated always as identity primary key,
  certificate_id bigint not null references certificate,
  application_id bigint not null references application,
  revision int not null,
  language text not null,
  status text not null check (status in ('INTENDED', 'READY', 'FAILED')),
  facts jsonb not null,
  file_key text,
  sha256 text,
  is_manual boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  ready_at timestamptz,
  unique (certificate_id, revision)
);
create index certificate_document_hash on certificate_document (sha256) where sha256 is not null;
create index certificate_document_application on certificate_document (application_id, revision desc);

create table certificate_event (
  certificate_id bigint not null references certificate,
  seq int not null,
  event text not null,
  from_status text,
  to_status text not null,
  -- The day from which it holds, in Hong Kong.
  effective_on date not null,
  revision int not null,
  at timestamptz not null,
  account_id bigint references account,
  remark text,
  primary key (certificate_id, seq)
);
create trigger certificate_event_kept before update or delete on certificate_event
  for each row execute function deny_change();

create table file (
  id bigint generated always as identity primary key,
  file_key text not null unique,
  name text not null,
  kind text not null check (kind in ('image', 'document', 'crb')),
  type text not null,
  size bigint not null,
  sha256 text not null,
  storage_key text not null unique,
  account_id bigint references account,
  application_id bigint references application,
  created_at timestamptz not null default now()
);
create index file_application on file (application_id) where application_id is not null;

create table file_ticket (
  ticket_hash bytea primary key,
  file_id bigint not null references file,
  account_id bigint not null references account,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table notification (
  id bigint generated always as identity primary key,
  notification_key text not null unique,
  account_id bigint not null references account,
  kind text not null,
  params jsonb not null,
  application_id bigint references application,
  -- One message per cause and person, however often its job runs.
  cause text not null,
  at timestamptz not null default now(),
  read_at timestamptz,
  unique (account_id, cause)
);
create index notification_unread on notification (account_id) where read_at is null;
create index notification_newest on notification (account_id, id desc);

create table mail (
  id bigint generated always as identity primary key,
  mail_key text not null unique,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  status text not null check (status in ('QUEUED', 'SENT', 'KEPT', 'FAILED')),
  cause text unique,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_newest on mail (id desc);

create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  account_id bigint,
  event text not null,
  object text,
  address text,
  detail jsonb
);
create index audit_event on audit (event, id desc);
create trigger audit_kept before update or delete on audit for each row execute function deny_change();

create table idempotency (
  account_id bigint not null references account,
  key text not null,
  request_hash bytea not null,
  response jsonb,
  at timestamptz not null default now(),
  primary key (account_id, key)
);
create index idempotency_age on idempotency (at);

-- What the body or the portal itself keeps by name.
create table setting (name text primary key, value jsonb not null, updated_at timestamptz not null default now());
