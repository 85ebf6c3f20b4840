-- Tables, functions and triggers of all modules. Constraints are named as PostgreSQL names them, unless a rule needs a name.

create extension if not exists pg_trgm;

-- Used by columns and indexes.

create function han_pairs(words text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select coalesce(array_agg(distinct substr(run[1], at, 2)), '{}')
  from regexp_matches(words, '[㐀-䶿一-鿿]{2,}', 'g') as run, generate_series(1, char_length(run[1]) - 1) as at
$function$;

create function initials(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select lower(regexp_replace(name, '([[:alnum:]])[^[:space:]-]*[^[:alnum:]]*', '\1', 'g'))
$function$;

create function month_of(moment timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
RETURN (date_trunc('month'::text, (moment AT TIME ZONE 'Asia/Hong_Kong'::text)))::date;


-- platform

create table attempt (
  name text not null,
  count integer not null,
  window_started_at timestamptz not null,
  constraint attempt_pkey PRIMARY KEY (name)
);

create table audit (
  id bigint generated always as identity not null,
  at timestamptz default now() not null,
  account_id bigint,
  event text not null,
  object text,
  address text,
  detail jsonb,
  session_id bigint,
  agent text,
  constraint audit_pkey PRIMARY KEY (id)
);
create index audit_account on audit (account_id, id DESC);
create index audit_address on audit (address, id DESC);
create index audit_at on audit (at, id);
create index audit_event on audit (event, id DESC);
create index audit_object on audit (object, id DESC);
create index audit_session on audit (session_id, id DESC) WHERE (session_id IS NOT NULL);

create table audit_repeat (
  account_id bigint not null,
  event text not null,
  object text not null,
  started_at timestamptz default now() not null,
  last_at timestamptz default now() not null,
  times integer default 1 not null,
  address text,
  constraint audit_repeat_pkey PRIMARY KEY (account_id, event, object)
);

create table audit_seal (
  no bigint not null,
  audit_id bigint not null,
  at timestamp(3) with time zone not null,
  is_behind boolean not null,
  hash bytea not null,
  constraint audit_seal_audit_id_key UNIQUE (audit_id),
  constraint audit_seal_pkey PRIMARY KEY (no),
  constraint audit_seal_hash_check CHECK ((octet_length(hash) = 32)),
  constraint audit_seal_no_check CHECK ((no > 0))
);

create table audit_unsealed (
  audit_id bigint not null,
  constraint audit_unsealed_pkey PRIMARY KEY (audit_id)
);

create table file (
  id bigint generated always as identity not null,
  file_key text not null,
  name text not null,
  kind text not null,
  type text not null,
  size bigint not null,
  sha256 text not null,
  storage_key text not null,
  account_id bigint,
  application_id bigint,
  created_at timestamptz default now() not null,
  conversation_message_id bigint,
  constraint file_file_key_key UNIQUE (file_key),
  constraint file_storage_key_key UNIQUE (storage_key),
  constraint file_pkey PRIMARY KEY (id),
  constraint file_kind_check CHECK ((kind = ANY (ARRAY['image', 'document', 'crb'])))
);
create index file_application on file (application_id) WHERE (application_id IS NOT NULL);
create index file_of_message on file (conversation_message_id) WHERE (conversation_message_id IS NOT NULL);
create index file_unattached on file (account_id) WHERE ((application_id IS NULL) AND (conversation_message_id IS NULL));

create table idempotency (
  account_id bigint not null,
  key text not null,
  request_hash bytea not null,
  response jsonb,
  at timestamptz default now() not null,
  constraint idempotency_pkey PRIMARY KEY (account_id, key)
);
create index idempotency_age on idempotency (at);

create table mail (
  id bigint generated always as identity not null,
  mail_key text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  status text not null,
  cause text,
  created_at timestamptz default now() not null,
  sent_at timestamptz,
  unsubscribe text,
  thread text,
  tries integer default 0 not null,
  error text,
  constraint mail_cause_key UNIQUE (cause),
  constraint mail_mail_key_key UNIQUE (mail_key),
  constraint mail_pkey PRIMARY KEY (id),
  constraint mail_status_check CHECK ((status = ANY (ARRAY['QUEUED', 'SENT', 'KEPT', 'FAILED', 'DISCARDED'])))
);
create index mail_newest on mail (id DESC);
create index mail_recipient on mail using gin (lower(recipient) gin_trgm_ops);
create index mail_status on mail (status, id DESC);

create table number_counter (
  name text not null,
  value bigint not null,
  constraint number_counter_pkey PRIMARY KEY (name)
);

create table portal_setting (
  key text not null,
  value jsonb,
  version integer not null,
  account_id bigint,
  at timestamptz not null,
  constraint portal_setting_pkey PRIMARY KEY (key),
  constraint portal_setting_version_check CHECK ((version > 0))
);

create table portal_setting_history (
  key text not null,
  version integer not null,
  before jsonb,
  after jsonb,
  reason text default '' not null,
  account_id bigint,
  at timestamptz not null,
  constraint portal_setting_history_pkey PRIMARY KEY (key, version)
);
create index portal_setting_history_newest on portal_setting_history (at DESC);

create table proof_key (
  kid text not null,
  purpose text not null,
  algorithm text not null,
  public_jwk jsonb not null,
  private_sealed bytea not null,
  created_at timestamptz default now() not null,
  retired_at timestamptz,
  constraint proof_key_pkey PRIMARY KEY (kid),
  constraint proof_key_algorithm_check CHECK ((algorithm = ANY (ARRAY['EdDSA', 'ES256']))),
  constraint proof_key_purpose_check CHECK ((purpose = ANY (ARRAY['LOG', 'CREDENTIAL'])))
);
create unique index proof_key_in_use on proof_key (purpose) WHERE (retired_at IS NULL);

create table purpose_key (
  purpose text not null,
  sealed bytea,
  made_at timestamptz default now() not null,
  constraint purpose_key_pkey PRIMARY KEY (purpose)
);

create table setting (
  name text not null,
  value jsonb not null,
  updated_at timestamptz default now() not null,
  constraint setting_pkey PRIMARY KEY (name)
);


-- identity/accounts

create table absence (
  id bigint generated always as identity not null,
  account_id bigint not null,
  from_date date not null,
  to_date date not null,
  remark text default '' not null,
  constraint absence_pkey PRIMARY KEY (id),
  constraint absence_check CHECK ((from_date <= to_date))
);
create index absence_account on absence (account_id, to_date);

create table acceptance (
  account_id bigint not null,
  kind text not null,
  version_id text not null,
  at timestamptz not null,
  address text,
  constraint acceptance_pkey PRIMARY KEY (account_id, kind, version_id)
);

create table account (
  id bigint generated always as identity not null,
  user_key text not null,
  email text not null,
  password_hash text,
  status text not null,
  roles text[] not null,
  organisation_id bigint,
  parent_id bigint,
  first_name text not null,
  middle_name text default '' not null,
  last_name text not null,
  phone_code text default '+852' not null,
  phone_no text default '' not null,
  language text default 'EN' not null,
  is_grant_generation boolean default false not null,
  terms_version text,
  privacy_version text,
  created_at timestamptz default now() not null,
  mobile_code text default '+852' not null,
  mobile_number text default '' not null,
  version integer default 1 not null,
  created_by_id bigint,
  signed_in_at timestamptz,
  removed_at timestamptz,
  notice jsonb default '{}'::jsonb not null,
  search text default '' not null,
  kind text generated always as (
CASE
    WHEN ('CLIENT' = ANY (roles)) THEN 'CLIENT'
    WHEN ('SUB_CLIENT' = ANY (roles)) THEN 'SUB'
    ELSE 'STAFF'
END) stored not null,
  invited_email text,
  constraint account_user_key_key UNIQUE (user_key),
  constraint account_pkey PRIMARY KEY (id),
  constraint account_language_check CHECK ((language = ANY (ARRAY['EN', 'CHT', 'CHS']))),
  constraint account_roles_check CHECK ((cardinality(roles) > 0)),
  constraint account_roles_check1 CHECK ((NOT ((roles && ARRAY['CLIENT', 'SUB_CLIENT']) AND (NOT (roles <@ ARRAY['CLIENT', 'SUB_CLIENT']))))),
  constraint account_status_check CHECK ((status = ANY (ARRAY['PENDING', 'ACTIVE', 'SUSPENDED', 'REMOVED'])))
);
create index account_address on account (kind, lower(email), id);
create unique index account_email on account (lower(email)) WHERE (status <> 'REMOVED');
create index account_initials on account (initials(((((first_name || ' ') || middle_name) || ' ') || last_name)));
create index account_name on account (kind, lower(((first_name || ' ') || last_name)), id);
create index account_newest on account (kind, created_at DESC, id DESC);
create index account_organisation on account (organisation_id);
create index account_parent on account (parent_id) WHERE (parent_id IS NOT NULL);
create index account_roles on account using gin (roles);
create index account_signed_in on account (kind, signed_in_at DESC NULLS LAST, id DESC);

create table account_text (
  account_id bigint not null,
  search text not null,
  constraint account_text_pkey PRIMARY KEY (account_id)
);
create index account_text_pairs on account_text using gin (han_pairs(search));
create index account_text_search on account_text using gin (search gin_trgm_ops);

create table competence (
  account_id bigint not null,
  service_id bigint not null,
  industry_code text default '' not null,
  constraint competence_pkey PRIMARY KEY (account_id, service_id, industry_code)
);
create index competence_service on competence (service_id);

create table declared_interest (
  account_id bigint not null,
  organisation_id bigint not null,
  remark text not null,
  declared_at timestamptz default now() not null,
  constraint declared_interest_pkey PRIMARY KEY (account_id, organisation_id)
);

create table download_ticket (
  ticket_hash bytea not null,
  kind text not null,
  subject jsonb not null,
  session_id bigint not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint download_ticket_pkey PRIMARY KEY (ticket_hash)
);
create index download_ticket_session on download_ticket (session_id);

create table identity (
  issuer text not null,
  subject text not null,
  account_id bigint not null,
  created_at timestamptz default now() not null,
  constraint identity_pkey PRIMARY KEY (issuer, subject)
);
create index identity_account on identity (account_id);

create table mail_template (
  id bigint generated always as identity not null,
  template text not null,
  language text not null,
  version integer not null,
  content jsonb,
  account_id bigint,
  at timestamptz default now() not null,
  constraint mail_template_template_language_version_key UNIQUE (template, language, version),
  constraint mail_template_pkey PRIMARY KEY (id),
  constraint mail_template_language_check CHECK ((language = ANY (ARRAY['EN', 'CHT', 'CHS'])))
);

create table one_time_link (
  id bigint generated always as identity not null,
  code_hash bytea not null,
  purpose text not null,
  account_id bigint not null,
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  is_factor_proven boolean default false not null,
  proven_at timestamptz,
  constraint one_time_link_code_hash_key UNIQUE (code_hash),
  constraint one_time_link_pkey PRIMARY KEY (id),
  constraint one_time_link_purpose_check CHECK ((purpose = ANY (ARRAY['ACTIVATE', 'RESET', 'EXCHANGE', 'INVITE'])))
);
create index one_time_link_account on one_time_link (account_id);

create table organisation (
  id bigint generated always as identity not null,
  organisation_key text not null,
  org_name jsonb not null,
  branch_name jsonb default '{"EN": "", "CHS": "", "CHT": ""}'::jsonb not null,
  registration_no text,
  search text default '' not null,
  created_at timestamptz default now() not null,
  logo_file_key text,
  version integer default 1 not null,
  updated_at timestamptz default now() not null,
  -- Receives invoices, payment reminders and receipts in addition to the clients; null: they alone do.
  billing_email text,
  constraint organisation_organisation_key_key UNIQUE (organisation_key),
  constraint organisation_pkey PRIMARY KEY (id)
);
create index organisation_initials on organisation (initials((org_name ->> 'EN')));
create index organisation_name on organisation (lower(COALESCE(NULLIF((org_name ->> 'EN'), ''), NULLIF((org_name ->> 'CHT'), ''), (org_name ->> 'CHS'))), id);
create index organisation_pairs on organisation using gin (han_pairs(search));
create index organisation_search on organisation using gin (search gin_trgm_ops);

create table passkey (
  id bigint generated always as identity not null,
  passkey_key text not null,
  account_id bigint not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint default 0 not null,
  transports text[] default '{}'::text[] not null,
  name text not null,
  is_backed_up boolean default false not null,
  created_at timestamptz default now() not null,
  used_at timestamptz,
  constraint passkey_credential_id_key UNIQUE (credential_id),
  constraint passkey_passkey_key_key UNIQUE (passkey_key),
  constraint passkey_pkey PRIMARY KEY (id)
);
create index passkey_account on passkey (account_id);

create table passkey_challenge (
  challenge_hash bytea not null,
  purpose text not null,
  account_id bigint,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint passkey_challenge_pkey PRIMARY KEY (challenge_hash),
  constraint passkey_challenge_purpose_check CHECK ((purpose = ANY (ARRAY['REGISTER', 'LOGIN', 'STEP_UP'])))
);

create table provider_sign_in (
  state_hash bytea not null,
  browser_hash bytea not null,
  nonce text not null,
  code_verifier text not null,
  redirect text,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint provider_sign_in_pkey PRIMARY KEY (state_hash)
);
create index provider_sign_in_expires on provider_sign_in (expires_at);

create table recovery_code (
  account_id bigint not null,
  code_hash bytea not null,
  used_at timestamptz,
  constraint recovery_code_pkey PRIMARY KEY (account_id, code_hash)
);

create table session (
  id bigint generated always as identity not null,
  token_hash bytea not null,
  account_id bigint not null,
  created_at timestamptz default now() not null,
  seen_at timestamptz default now() not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  address text,
  agent text,
  session_key text default replace((gen_random_uuid())::text, '-', '') not null,
  method text default 'PASSWORD' not null,
  proven_at timestamptz default now() not null,
  ended_by text,
  constraint session_session_key_key UNIQUE (session_key),
  constraint session_token_hash_key UNIQUE (token_hash),
  constraint session_pkey PRIMARY KEY (id),
  constraint session_ended_by_check CHECK ((ended_by = ANY (ARRAY['OWNER', 'STAFF']))),
  constraint session_method_check CHECK ((method = ANY (ARRAY['PASSWORD', 'OTP', 'RECOVERY', 'PASSKEY', 'LINK', 'PROVIDER'])))
);
create index session_account on session (account_id) WHERE (ended_at IS NULL);

create table team (
  id bigint generated always as identity not null,
  team_key text not null,
  name text not null,
  description text default '' not null,
  is_active boolean default true not null,
  version integer default 1 not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint team_team_key_key UNIQUE (team_key),
  constraint team_pkey PRIMARY KEY (id)
);
create unique index team_name on team (lower(name)) WHERE is_active;

create table team_industry (
  team_id bigint not null,
  industry_code text not null,
  constraint team_industry_pkey PRIMARY KEY (team_id, industry_code)
);

create table team_member (
  team_id bigint not null,
  account_id bigint not null,
  is_lead boolean default false not null,
  constraint team_member_pkey PRIMARY KEY (team_id, account_id)
);
create index team_member_account on team_member (account_id);

create table team_service (
  team_id bigint not null,
  service_id bigint not null,
  constraint team_service_pkey PRIMARY KEY (team_id, service_id)
);
create index team_service_service on team_service (service_id);

create table totp (
  account_id bigint not null,
  secret bytea,
  confirmed_at timestamptz,
  next_secret bytea,
  started_at timestamptz,
  last_step bigint default 0 not null,
  created_at timestamptz default now() not null,
  constraint totp_pkey PRIMARY KEY (account_id)
);


-- messaging/notification-centre

create table notification (
  id bigint generated always as identity not null,
  notification_key text not null,
  account_id bigint not null,
  kind text not null,
  params jsonb not null,
  application_id bigint,
  cause text not null,
  at timestamptz default now() not null,
  read_at timestamptz,
  mailed_at timestamptz,
  is_for_digest boolean default false not null,
  constraint notification_account_id_cause_key UNIQUE (account_id, cause),
  constraint notification_notification_key_key UNIQUE (notification_key),
  constraint notification_pkey PRIMARY KEY (id)
);
create index notification_digest on notification (account_id) WHERE (is_for_digest AND (mailed_at IS NULL));
create index notification_newest on notification (account_id, id DESC);
create index notification_unread on notification (account_id, id DESC) WHERE (read_at IS NULL);


-- billing/invoices

create table bank_line (
  id bigint generated always as identity not null,
  line_key text not null,
  statement_id bigint not null,
  position integer not null,
  booked_on date not null,
  amount_cents bigint not null,
  reference text not null,
  payer text default '' not null,
  bank_no text default '' not null,
  fingerprint text not null,
  status text not null,
  invoice_id bigint,
  reasons text[] default '{}'::text[] not null,
  decided_by_id bigint,
  decided_at timestamptz,
  constraint bank_line_fingerprint_key UNIQUE (fingerprint),
  constraint bank_line_line_key_key UNIQUE (line_key),
  constraint bank_line_statement_id_position_key UNIQUE (statement_id, "position"),
  constraint bank_line_pkey PRIMARY KEY (id),
  constraint bank_line_status_check CHECK ((status = ANY (ARRAY['MATCHED', 'DOUBTFUL', 'UNKNOWN', 'IGNORED', 'CONFIRMED'])))
);
create unique index bank_line_invoice on bank_line (invoice_id) WHERE (status = 'CONFIRMED');
create index bank_line_waiting on bank_line (booked_on, id) WHERE (status = ANY (ARRAY['MATCHED', 'DOUBTFUL', 'UNKNOWN']));

create table bank_statement (
  id bigint generated always as identity not null,
  statement_key text not null,
  file_name text not null,
  sha256 text not null,
  account_id bigint not null,
  at timestamptz default now() not null,
  line_count integer not null,
  constraint bank_statement_sha256_key UNIQUE (sha256),
  constraint bank_statement_statement_key_key UNIQUE (statement_key),
  constraint bank_statement_pkey PRIMARY KEY (id)
);

create table invoice (
  id bigint generated always as identity not null,
  invoice_key text not null,
  invoice_no text not null,
  application_id bigint,
  organisation_id bigint not null,
  amount_cents bigint not null,
  lines jsonb not null,
  status text not null,
  payment_method text,
  proof text[] default '{}'::text[] not null,
  is_online boolean default false not null,
  is_settled boolean default false not null,
  paid_cents bigint default 0 not null,
  refunded_cents bigint default 0 not null,
  paid_at timestamptz,
  created_at timestamptz default now() not null,
  certificate_id bigint,
  currency text default 'HKD' not null,
  due_on date not null,
  transaction_no text,
  version integer default 1 not null,
  updated_at timestamptz default now() not null,
  search text default '' not null,
  reminded_at timestamptz,
  issuer jsonb,
  pay_type text,
  constraint invoice_invoice_key_key UNIQUE (invoice_key),
  constraint invoice_invoice_no_key UNIQUE (invoice_no),
  constraint invoice_pkey PRIMARY KEY (id),
  constraint invoice_amount_cents_check CHECK ((amount_cents >= 0)),
  constraint invoice_check CHECK (((refunded_cents >= 0) AND (refunded_cents <= paid_cents))),
  constraint invoice_check1 CHECK ((paid_cents <= amount_cents)),
  constraint invoice_currency_check CHECK ((currency = 'HKD')),
  constraint invoice_status_check CHECK ((status = ANY (ARRAY['OPEN', 'PROOF_GIVEN', 'PAID', 'BYPASSED', 'PART_REFUNDED', 'REFUNDED', 'VOID']))),
  constraint invoice_subject CHECK ((num_nonnulls(application_id, certificate_id) = 1))
);
create index invoice_amount on invoice (amount_cents DESC, id DESC);
create unique index invoice_application on invoice (application_id) WHERE (status <> 'VOID');
create unique index invoice_certificate on invoice (certificate_id) WHERE (status <> 'VOID');
create index invoice_changed on invoice (updated_at DESC, id DESC);
create index invoice_debtor on invoice (organisation_id, currency) INCLUDE (status, due_on, amount_cents, reminded_at) WHERE (status = ANY (ARRAY['OPEN', 'PROOF_GIVEN']));
create index invoice_due on invoice (due_on, id) WHERE (status = ANY (ARRAY['OPEN', 'PROOF_GIVEN']));
create index invoice_due_on on invoice (due_on DESC, id DESC);
create index invoice_newest on invoice (created_at DESC, id DESC);
create index invoice_organisation on invoice (organisation_id, created_at DESC, id DESC);
create index invoice_owed on invoice (status, due_on) INCLUDE (amount_cents) WHERE (status = ANY (ARRAY['OPEN', 'PROOF_GIVEN']));
create index invoice_paid_at on invoice (paid_at) WHERE (paid_at IS NOT NULL);
create index invoice_pairs on invoice using gin (han_pairs(search));
create index invoice_plain_no on invoice (replace(invoice_no, '-', ''));
create index invoice_proof on invoice (updated_at, id) WHERE (status = 'PROOF_GIVEN');
create index invoice_received on invoice (paid_at, id) INCLUDE (paid_cents, payment_method) WHERE ((paid_cents > 0) AND (NOT is_online));
create index invoice_search on invoice using gin (search gin_trgm_ops);
create index invoice_status on invoice (status, created_at DESC, id DESC);

create table invoice_event (
  invoice_id bigint not null,
  seq integer not null,
  event text not null,
  at timestamptz not null,
  account_id bigint,
  as_role text,
  from_status text not null,
  to_status text not null,
  amount_cents bigint,
  remark text,
  data jsonb default '{}'::jsonb not null,
  constraint invoice_event_pkey PRIMARY KEY (invoice_id, seq)
);

create table mail_attachment (
  mail_id bigint not null,
  position integer not null,
  file_id bigint not null,
  constraint mail_attachment_pkey PRIMARY KEY (mail_id, "position")
);

create table offline_refund (
  id bigint generated always as identity not null,
  refund_key text not null,
  invoice_id bigint not null,
  amount_cents bigint not null,
  done_at timestamptz not null,
  transaction_no text not null,
  reason text not null,
  account_id bigint not null,
  as_role text,
  created_at timestamptz default now() not null,
  constraint offline_refund_refund_key_key UNIQUE (refund_key),
  constraint offline_refund_pkey PRIMARY KEY (id),
  constraint offline_refund_amount_cents_check CHECK ((amount_cents > 0)),
  constraint offline_refund_reason_check CHECK ((reason <> '')),
  constraint offline_refund_transaction_no_check CHECK ((transaction_no <> ''))
);
create index offline_refund_done on offline_refund (done_at, id) INCLUDE (amount_cents);
create index offline_refund_invoice on offline_refund (invoice_id, id);

create table payment (
  id bigint generated always as identity not null,
  payment_key text not null,
  invoice_id bigint not null,
  provider text not null,
  account text,
  provider_payment_id text,
  provider_session_id text,
  status text default 'STARTED' not null,
  amount_cents bigint not null,
  currency text default 'HKD' not null,
  received_cents bigint default 0 not null,
  refunded_cents bigint default 0 not null,
  reserved_cents bigint default 0 not null,
  is_settled boolean default false not null,
  is_overpayment boolean default false not null,
  failure_code text,
  card text,
  paid_at timestamptz,
  started_by_id bigint not null,
  created_at timestamptz default now() not null,
  provider_request jsonb,
  synced_at timestamptz,
  sync_count integer default 0 not null,
  constraint payment_payment_key_key UNIQUE (payment_key),
  constraint payment_provider_provider_payment_id_key UNIQUE (provider, provider_payment_id),
  constraint payment_provider_provider_session_id_key UNIQUE (provider, provider_session_id),
  constraint payment_pkey PRIMARY KEY (id),
  constraint payment_amount_cents_check CHECK ((amount_cents > 0)),
  constraint payment_check CHECK (((received_cents >= 0) AND (received_cents <= amount_cents))),
  constraint payment_check1 CHECK (((refunded_cents >= 0) AND (refunded_cents <= received_cents))),
  constraint payment_check2 CHECK (((reserved_cents >= 0) AND (reserved_cents <= received_cents))),
  constraint payment_currency_check CHECK ((currency = 'HKD')),
  constraint payment_provider_check CHECK ((provider = ANY (ARRAY['STRIPE', 'SANDBOX']))),
  constraint payment_status_check CHECK ((status = ANY (ARRAY['STARTED', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'VOIDED'])))
);
create index payment_invoice on payment (invoice_id, id);
create index payment_received on payment (paid_at, id) INCLUDE (received_cents) WHERE (received_cents > 0);
create index payment_overpayment on payment (paid_at, id) WHERE (is_overpayment AND (reserved_cents < received_cents));
create index payment_to_sync on payment (synced_at NULLS FIRST, id) WHERE ((status = ANY (ARRAY['STARTED', 'PROCESSING'])) OR ((status = 'SUCCEEDED') AND (NOT is_settled)));
create unique index payment_under_way on payment (invoice_id) WHERE (status = ANY (ARRAY['STARTED', 'PROCESSING']));

create table payment_connection (
  provider text not null,
  account text,
  name text default '' not null,
  is_charging boolean default false not null,
  is_paying_out boolean default false not null,
  requirements text[] default '{}'::text[] not null,
  connected_by_id bigint,
  connected_at timestamptz default now() not null,
  checked_at timestamptz,
  mode text,
  constraint payment_connection_pkey PRIMARY KEY (provider),
  constraint payment_connection_mode_check CHECK ((mode = ANY (ARRAY['TEST', 'LIVE']))),
  constraint payment_connection_provider_check CHECK ((provider = ANY (ARRAY['STRIPE', 'SANDBOX'])))
);

create table payment_event (
  id bigint generated always as identity not null,
  provider text not null,
  event_id text not null,
  account text,
  type text not null,
  provider_payment_id text,
  body bytea not null,
  created_at timestamptz not null,
  received_at timestamptz default now() not null,
  outcome text not null,
  constraint payment_event_provider_event_id_key UNIQUE (provider, event_id),
  constraint payment_event_pkey PRIMARY KEY (id),
  constraint payment_event_outcome_check CHECK ((outcome = ANY (ARRAY['TAKEN', 'NOT_OURS', 'OTHER_ACCOUNT', 'NOT_ABOUT_MONEY'])))
);

create table refund (
  id bigint generated always as identity not null,
  refund_key text not null,
  payment_id bigint not null,
  kind text not null,
  amount_cents bigint not null,
  reason text not null,
  status text default 'STARTED' not null,
  provider_refund_id text,
  failure_code text,
  account_id bigint,
  as_role text,
  created_at timestamptz default now() not null,
  done_at timestamptz,
  constraint refund_provider_refund_id_key UNIQUE (provider_refund_id),
  constraint refund_refund_key_key UNIQUE (refund_key),
  constraint refund_pkey PRIMARY KEY (id),
  constraint refund_amount_cents_check CHECK ((amount_cents > 0)),
  constraint refund_kind_check CHECK ((kind = ANY (ARRAY['VOID', 'REFUND']))),
  constraint refund_status_check CHECK ((status = ANY (ARRAY['STARTED', 'PENDING', 'SUCCEEDED', 'FAILED'])))
);
create index refund_done on refund (done_at, id) INCLUDE (amount_cents) WHERE (status = 'SUCCEEDED');
create index refund_open on refund (id) WHERE (status = ANY (ARRAY['STARTED', 'PENDING']));
create index refund_payment on refund (payment_id, id);
create unique index refund_under_way on refund (payment_id) WHERE ((status = ANY (ARRAY['STARTED', 'PENDING'])) AND (account_id IS NOT NULL));

create table sandbox_event (
  id text not null,
  account text,
  type text not null,
  payment_id text not null,
  created_at timestamptz default now() not null,
  constraint sandbox_event_pkey PRIMARY KEY (id)
);

create table sandbox_payment (
  id text not null,
  session_id text not null,
  idempotency_key text not null,
  account text,
  reference text not null,
  amount_cents bigint not null,
  currency text not null,
  status text not null,
  failure_code text,
  card text,
  declined integer default 0 not null,
  return_url text not null,
  paid_at timestamptz,
  settles_at timestamptz,
  created_at timestamptz default now() not null,
  constraint sandbox_payment_idempotency_key_key UNIQUE (idempotency_key),
  constraint sandbox_payment_session_id_key UNIQUE (session_id),
  constraint sandbox_payment_pkey PRIMARY KEY (id),
  constraint sandbox_payment_amount_cents_check CHECK ((amount_cents > 0)),
  constraint sandbox_payment_status_check CHECK ((status = ANY (ARRAY['OPEN', 'CHALLENGED', 'SUCCEEDED', 'FAILED', 'CANCELLED'])))
);
create index sandbox_payment_newest on sandbox_payment (created_at);

create table sandbox_refund (
  id text not null,
  payment_id text not null,
  idempotency_key text not null,
  amount_cents bigint not null,
  kind text not null,
  status text not null,
  created_at timestamptz default now() not null,
  constraint sandbox_refund_idempotency_key_key UNIQUE (idempotency_key),
  constraint sandbox_refund_pkey PRIMARY KEY (id),
  constraint sandbox_refund_amount_cents_check CHECK ((amount_cents > 0)),
  constraint sandbox_refund_kind_check CHECK ((kind = ANY (ARRAY['VOID', 'REFUND']))),
  constraint sandbox_refund_status_check CHECK ((status = ANY (ARRAY['SUCCEEDED', 'FAILED'])))
);
create index sandbox_refund_payment on sandbox_refund (payment_id);


-- catalogue/services

create table country (
  alpha3 text not null,
  alpha2 text not null,
  numeric_code text not null,
  name jsonb not null,
  region_code text,
  sub_region_code text,
  intermediate_region_code text,
  is_enabled boolean default true not null,
  position integer default 0 not null,
  version integer default 1 not null,
  constraint country_alpha2_key UNIQUE (alpha2),
  constraint country_numeric_code_key UNIQUE (numeric_code),
  constraint country_pkey PRIMARY KEY (alpha3)
);

create table industry (
  code text not null,
  name jsonb not null,
  position integer default 0 not null,
  is_active boolean default true not null,
  version integer default 1 not null,
  constraint industry_pkey PRIMARY KEY (code)
);

create table region (
  m49 text not null,
  name jsonb not null,
  constraint region_pkey PRIMARY KEY (m49)
);

create table service (
  id bigint generated always as identity not null,
  service_key text not null,
  scheme_code text not null,
  position integer default 0 not null,
  status text default 'OFFERED' not null,
  tags text[] default '{}'::text[] not null,
  version integer default 1 not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  constraint service_scheme_code_key UNIQUE (scheme_code),
  constraint service_service_key_key UNIQUE (service_key),
  constraint service_pkey PRIMARY KEY (id),
  constraint service_status_check CHECK ((status = ANY (ARRAY['PREPARED', 'OFFERED', 'HELD', 'REMOVED'])))
);
create index service_tags on service using gin (tags);

create table service_version (
  id bigint generated always as identity not null,
  service_id bigint not null,
  version_no integer not null,
  definition jsonb not null,
  published_at timestamptz,
  status text default 'PUBLISHED' not null,
  effective_on date,
  based_on_no integer,
  remark text,
  created_at timestamptz default now() not null,
  created_by_id bigint,
  updated_at timestamptz default now() not null,
  updated_by_id bigint,
  published_by_id bigint,
  constraint service_version_service_id_version_no_key UNIQUE (service_id, version_no),
  constraint service_version_pkey PRIMARY KEY (id),
  constraint service_version_check CHECK (((status = 'DRAFT') = (published_at IS NULL))),
  constraint service_version_check1 CHECK (((status = 'DRAFT') OR (effective_on IS NOT NULL))),
  constraint service_version_status_check CHECK ((status = ANY (ARRAY['DRAFT', 'PUBLISHED', 'WITHDRAWN'])))
);
create unique index service_version_draft on service_version (service_id) WHERE (status = 'DRAFT');
create index service_version_in_force on service_version (service_id, version_no DESC) WHERE (status = 'PUBLISHED');

create table stage (
  id bigint generated always as identity not null,
  stage_key text not null,
  step text not null,
  name jsonb not null,
  description jsonb default '{"EN": "", "CHS": "", "CHT": ""}'::jsonb not null,
  target_days integer not null,
  position integer default 0 not null,
  is_active boolean default true not null,
  version integer default 1 not null,
  constraint stage_stage_key_key UNIQUE (stage_key),
  constraint stage_pkey PRIMARY KEY (id),
  constraint stage_step_check CHECK ((step = ANY (ARRAY['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO']))),
  constraint stage_target_days_check CHECK (((target_days >= 1) AND (target_days <= 730)))
);

create table tag (
  tag_code text not null,
  name jsonb not null,
  description jsonb default '{"EN": "", "CHS": "", "CHT": ""}'::jsonb not null,
  position integer default 0 not null,
  is_active boolean default true not null,
  version integer default 1 not null,
  constraint tag_pkey PRIMARY KEY (tag_code)
);


-- applications/applications

create table application (
  id bigint generated always as identity not null,
  application_key text not null,
  application_no text,
  organisation_id bigint not null,
  created_by_id bigint not null,
  service_id bigint not null,
  service_version_id bigint not null,
  parent_id bigint,
  application_status_code text not null,
  type text not null,
  assessment_type text not null,
  round integer default 1 not null,
  version integer default 1 not null,
  steps text[] default '{}'::text[] not null,
  is_short_flow boolean default false not null,
  current_step text,
  step_since timestamptz,
  due_at timestamptz,
  reached_steps text[] default '{}'::text[] not null,
  assessor_user_id bigint,
  assessor_on_site_user_id bigint,
  indepreviewer_user_id bigint,
  approvals jsonb default '[]'::jsonb not null,
  participants jsonb default '[]'::jsonb not null,
  status_before text,
  step_before text,
  is_client_turn boolean default false not null,
  turn_user_id bigint,
  turn_roles text[] default '{}'::text[] not null,
  answers jsonb default '{}'::jsonb not null,
  form_page integer default 0 not null,
  is_form_valid boolean default false not null,
  saved_at timestamptz,
  submitted_at timestamptz,
  points jsonb default '[]'::jsonb not null,
  shared_with bigint[] default '{}'::bigint[] not null,
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
  is_cert_date_no_manual boolean default false not null,
  is_manual boolean default false not null,
  is_manual_disclosure boolean default false not null,
  disclosure_file text,
  start_date_time timestamptz,
  end_date_time timestamptz,
  search text default '' not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  industry_code text,
  tags text[] default '{}'::text[] not null,
  point_answers jsonb default '[]'::jsonb not null,
  correction_base jsonb,
  external_entry_id bigint,
  cycle_from date,
  constraint application_application_key_key UNIQUE (application_key),
  constraint application_application_no_key UNIQUE (application_no),
  constraint application_pkey PRIMARY KEY (id)
);
create index application_certificate on application (certificate_id) WHERE (certificate_id IS NOT NULL);
create index application_completed on application (step_since DESC, id DESC) WHERE (application_status_code = 'COMPLETED');
create index application_external_entry on application (external_entry_id) WHERE (external_entry_id IS NOT NULL);
create index application_industry on application (service_id, industry_code);
create index application_industry_code on application (industry_code) WHERE (industry_code IS NOT NULL);
create index application_late on application (due_at, id) WHERE (due_at IS NOT NULL);
create index application_newest on application (updated_at DESC, id DESC);
create index application_number on application (application_no DESC NULLS LAST, id DESC);
create index application_open on application (service_id, industry_code) INCLUDE (id, application_status_code, due_at, turn_roles, step_since, submitted_at, created_at) WHERE (application_status_code = ANY (ARRAY['PENDING', 'RETURNED', 'UNDERREVIEW', 'REJECTED', 'REJECTED_FLOW', 'CERTIFIED']));
create index application_organisation on application (organisation_id, updated_at DESC, id DESC);
create index application_parent on application (parent_id) WHERE (parent_id IS NOT NULL);
create index application_planned on application (end_date_time, id) WHERE ((end_date_time IS NOT NULL) AND (application_status_code <> ALL (ARRAY['COMPLETED', 'CANCELLED', 'REJECTED_STAFF', 'ARCHIVED'])));
create index application_reached_both on application (updated_at DESC, id DESC) WHERE (reached_steps && '{COO,CEO}'::text[]);
create index application_reached_ceo on application (updated_at DESC, id DESC) WHERE (reached_steps && '{CEO}'::text[]);
create index application_reached_coo on application (updated_at DESC, id DESC) WHERE (reached_steps && '{COO}'::text[]);
create index application_running on application (service_id) WHERE (application_status_code <> ALL (ARRAY['COMPLETED', 'CANCELLED', 'REJECTED_STAFF', 'ARCHIVED']));
create index application_service on application (service_id, updated_at DESC, id DESC);
create index application_status on application (application_status_code, updated_at DESC, id DESC);
create index application_step on application (step_since DESC NULLS LAST, id DESC);
create index application_step_oldest on application (step_since, id DESC);
create index application_submitted on application (submitted_at DESC NULLS LAST, id DESC);
create index application_submitted_oldest on application (submitted_at, id DESC);
create index application_tags on application using gin (tags) WHERE (tags <> '{}'::text[]);
create index application_turn_business on application (updated_at DESC, id DESC) WHERE (turn_roles && '{BUSINESS}'::text[]);
create index application_turn_ceo on application (updated_at DESC, id DESC) WHERE (turn_roles && '{CEO}'::text[]);
create index application_turn_coo on application (updated_at DESC, id DESC) WHERE (turn_roles && '{COO}'::text[]);
create index application_turn_deputyceo on application (updated_at DESC, id DESC) WHERE (turn_roles && '{DEPUTYCEO}'::text[]);
create index application_turn_person on application (turn_user_id, updated_at DESC, id DESC) WHERE (turn_user_id IS NOT NULL);
create index application_turn_scheduling on application (updated_at DESC, id DESC) WHERE (turn_roles && '{SCHEDULING}'::text[]);
create index application_version on application (service_version_id);
create index application_waiting on application (start_date_time) WHERE (application_status_code = 'WAITING');

create table application_history (
  application_id bigint not null,
  version integer not null,
  action text not null,
  at timestamptz not null,
  account_id bigint,
  as_role text,
  from_status text not null,
  to_status text not null,
  from_step text,
  to_step text,
  round integer not null,
  remark text,
  attachment text[] default '{}'::text[] not null,
  data jsonb default '{}'::jsonb not null,
  is_override boolean default false not null,
  constraint application_history_pkey PRIMARY KEY (application_id, version)
);
create index application_history_checked on application_history (account_id, at) INCLUDE (application_id) WHERE (action = ANY (ARRAY['APPROVE', 'RETURN']));
create index application_history_exceptions on application_history (at DESC) WHERE (is_override OR ((as_role = ANY (ARRAY['ADMIN', 'SUB_ADMIN'])) AND (action = ANY (ARRAY['APPROVE_PROGRESS', 'REJECT_PROGRESS', 'REJECT_CHECKLIST', 'REJECT_ASSESSOR']))));

create table application_person (
  application_id bigint not null,
  account_id bigint not null,
  mode text not null,
  assigned_at timestamptz not null,
  updated_at timestamptz not null,
  application_status_code text not null,
  certificate_id bigint,
  constraint application_person_pkey PRIMARY KEY (account_id, application_id, mode)
);
create index application_person_certificate on application_person (account_id, certificate_id) WHERE (certificate_id IS NOT NULL);
create index application_person_newest on application_person (account_id, updated_at DESC, application_id DESC) INCLUDE (application_status_code, certificate_id);
create index application_person_of on application_person (application_id);

create table application_person_removed (
  id bigint generated always as identity not null,
  application_id bigint not null,
  account_id bigint not null,
  mode text not null,
  assigned_at timestamptz not null,
  removed_at timestamptz not null,
  constraint application_person_removed_pkey PRIMARY KEY (id)
);
create index application_person_removed_of on application_person_removed (application_id);

create table application_submission (
  id bigint generated always as identity not null,
  application_id bigint not null,
  round integer not null,
  at timestamptz not null,
  account_id bigint not null,
  answers jsonb not null,
  constraint application_submission_pkey PRIMARY KEY (id)
);
create index application_submission_of on application_submission (application_id, id DESC);

create table application_text (
  application_id bigint not null,
  search text not null,
  constraint application_text_pkey PRIMARY KEY (application_id)
);
create index application_text_pairs on application_text using gin (han_pairs(search));
create index application_text_search on application_text using gin (search gin_trgm_ops);


-- applications/assessments

create table application_point (
  application_id bigint not null,
  round integer not null,
  point_no integer not null,
  point_key text,
  text jsonb not null,
  requested jsonb not null,
  due_on date,
  requested_by_id bigint,
  requested_at timestamptz not null,
  answer text not null,
  attachment text[] default '{}'::text[] not null,
  answered_by_id bigint not null,
  answered_at timestamptz not null,
  constraint application_point_pkey PRIMARY KEY (application_id, round, point_no)
);

create table checklist_answer (
  application_id bigint not null,
  round integer not null,
  point_key text not null,
  result text not null,
  remark text,
  account_id bigint not null,
  at timestamptz not null,
  attachment text[] default '{}'::text[] not null,
  due_on date,
  notified_at timestamptz,
  constraint checklist_answer_pkey PRIMARY KEY (application_id, round, point_key),
  constraint checklist_answer_check CHECK (((due_on IS NULL) OR (result = ANY (ARRAY['MINOR', 'MAJOR'])))),
  constraint checklist_answer_result_check CHECK ((result = ANY (ARRAY['CONFORM', 'MINOR', 'MAJOR', 'NA'])))
);
create index checklist_answer_due on checklist_answer (due_on) WHERE ((due_on IS NOT NULL) AND (notified_at IS NULL));
create index checklist_answer_finding on checklist_answer (application_id, round, due_on) WHERE (due_on IS NOT NULL);

create table checklist_event (
  id bigint generated always as identity not null,
  application_id bigint not null,
  round integer not null,
  point_key text not null,
  result text not null,
  remark text,
  attachment text[] default '{}'::text[] not null,
  due_on date,
  account_id bigint not null,
  at timestamptz not null,
  constraint checklist_event_pkey PRIMARY KEY (id),
  constraint checklist_event_result_check CHECK ((result = ANY (ARRAY['CONFORM', 'MINOR', 'MAJOR', 'NA'])))
);
create index checklist_event_application on checklist_event (application_id, id);


-- applications/bulk-actions

create table bulk_item (
  id bigint generated always as identity not null,
  bulk_job_id bigint not null,
  position integer not null,
  application_key text not null,
  status text default 'WAITING' not null,
  code text,
  reasons jsonb default '[]'::jsonb not null,
  document_id bigint,
  at timestamptz,
  constraint bulk_item_bulk_job_id_application_key_key UNIQUE (bulk_job_id, application_key),
  constraint bulk_item_bulk_job_id_position_key UNIQUE (bulk_job_id, "position"),
  constraint bulk_item_pkey PRIMARY KEY (id),
  constraint bulk_item_status_check CHECK ((status = ANY (ARRAY['WAITING', 'DONE', 'REFUSED', 'STOPPED'])))
);
create index bulk_item_document on bulk_item (document_id) WHERE (document_id IS NOT NULL);

create table bulk_job (
  id bigint generated always as identity not null,
  job_key text not null,
  account_id bigint not null,
  kind text not null,
  input jsonb not null,
  total integer not null,
  created_at timestamptz not null,
  stopped_at timestamptz,
  finished_at timestamptz,
  constraint bulk_job_job_key_key UNIQUE (job_key),
  constraint bulk_job_pkey PRIMARY KEY (id),
  constraint bulk_job_kind_check CHECK ((kind = ANY (ARRAY['APPROVE', 'ASSIGN', 'CONFIRM', 'GENERATE', 'PUBLISH']))),
  constraint bulk_job_total_check CHECK (((total >= 1) AND (total <= 200)))
);
create index bulk_job_of on bulk_job (account_id, id DESC);


-- applications/comments

create table application_comment (
  id bigint generated always as identity not null,
  comment_key text not null,
  application_id bigint not null,
  account_id bigint not null,
  as_role text not null,
  is_internal boolean not null,
  version integer default 1 not null,
  comment text not null,
  mentions text[] default '{}'::text[] not null,
  attachment text[] default '{}'::text[] not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  removed_by_id bigint,
  constraint application_comment_comment_key_key UNIQUE (comment_key),
  constraint application_comment_pkey PRIMARY KEY (id),
  constraint application_comment_check CHECK (((removed_at IS NULL) = (removed_by_id IS NULL))),
  constraint application_comment_check1 CHECK (((removed_at IS NULL) OR ((comment = '') AND (attachment = '{}'::text[]) AND (mentions = '{}'::text[]))))
);
create index application_comment_author on application_comment (account_id);
create index application_comment_newest on application_comment (application_id, id DESC);

create table application_comment_seen (
  application_id bigint not null,
  account_id bigint not null,
  comment_id bigint not null,
  constraint application_comment_seen_pkey PRIMARY KEY (application_id, account_id)
);

create table application_comment_version (
  comment_id bigint not null,
  version integer not null,
  event_type text not null,
  comment text not null,
  mentions text[] not null,
  attachment text[] not null,
  account_id bigint not null,
  as_role text not null,
  at timestamptz not null,
  constraint application_comment_version_pkey PRIMARY KEY (comment_id, version),
  constraint application_comment_version_event_type_check CHECK ((event_type = ANY (ARRAY['WRITE', 'EDIT', 'REMOVE'])))
);


-- applications/external-forms

create table external_entry (
  id bigint generated always as identity not null,
  entry_key text not null,
  form_id text,
  entry_no text,
  application_id bigint,
  account_id bigint,
  issued_at timestamptz,
  received_at timestamptz default now() not null,
  body bytea not null,
  body_sha256 bytea not null,
  headers jsonb default '{}'::jsonb not null,
  address text,
  elements jsonb default '{}'::jsonb not null,
  outcome text default 'RECEIVED' not null,
  reason text,
  decided_at timestamptz,
  constraint external_entry_entry_key_key UNIQUE (entry_key),
  constraint external_entry_pkey PRIMARY KEY (id),
  constraint external_entry_check CHECK (((outcome = 'REFUSED') = (reason IS NOT NULL))),
  constraint external_entry_outcome_check CHECK ((outcome = ANY (ARRAY['RECEIVED', 'TAKEN', 'OLDER', 'REFUSED'])))
);
create index external_entry_application on external_entry (application_id, id DESC) WHERE (application_id IS NOT NULL);
create index external_entry_number on external_entry (form_id, entry_no, id DESC);
create unique index external_entry_once on external_entry (COALESCE(form_id, ''), COALESCE(entry_no, ''), body_sha256);
create index external_entry_stray on external_entry (received_at) WHERE (application_id IS NULL);

create table external_form (
  form_id text not null,
  elements jsonb not null,
  read_at timestamptz not null,
  constraint external_form_pkey PRIMARY KEY (form_id)
);


-- certification/accreditation-files

create table disclosure_document (
  id bigint generated always as identity not null,
  certificate_id bigint not null,
  application_id bigint not null,
  revision integer not null,
  version_no integer not null,
  language text not null,
  facts jsonb not null,
  replaces text,
  status text default 'INTENDED' not null,
  file_key text,
  sha256 text,
  is_demo boolean default false not null,
  account_id bigint not null,
  as_role text,
  remark text,
  created_at timestamptz not null,
  ready_at timestamptz,
  constraint disclosure_document_certificate_id_version_no_key UNIQUE (certificate_id, version_no),
  constraint disclosure_document_file_key_key UNIQUE (file_key),
  constraint disclosure_document_pkey PRIMARY KEY (id),
  constraint disclosure_document_check CHECK (((status = 'READY') = ((file_key IS NOT NULL) AND (sha256 IS NOT NULL)))),
  constraint disclosure_document_status_check CHECK ((status = ANY (ARRAY['INTENDED', 'READY', 'FAILED'])))
);
create unique index disclosure_under_way on disclosure_document (certificate_id) WHERE (status = 'INTENDED');

create table accreditation_file (
  id bigint generated always as identity not null,
  accreditation_file_key text not null,
  certificate_id bigint not null,
  account_id bigint not null,
  language text not null,
  status text default 'WAITING' not null,
  stage text,
  progress integer default 0 not null,
  attempts integer default 0 not null,
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  storage_key text,
  size bigint,
  sha256 text,
  file_count integer,
  fault_count integer default 0 not null,
  constraint accreditation_file_key_unique UNIQUE (accreditation_file_key),
  constraint accreditation_file_pkey PRIMARY KEY (id),
  constraint accreditation_file_check CHECK (((status = 'READY') = (storage_key IS NOT NULL))),
  constraint accreditation_file_language_check CHECK ((language = ANY (ARRAY['EN', 'CHT', 'CHS']))),
  constraint accreditation_file_progress_check CHECK (((progress >= 0) AND (progress <= 100))),
  constraint accreditation_file_stage_check CHECK ((stage = ANY (ARRAY['READ', 'CHECK', 'PRINT', 'PACK']))),
  constraint accreditation_file_status_check CHECK ((status = ANY (ARRAY['WAITING', 'RUNNING', 'READY', 'FAILED', 'GONE'])))
);
create index accreditation_file_of_person on accreditation_file (certificate_id, account_id, id DESC);
create index accreditation_file_to_remove on accreditation_file (expires_at) WHERE (status = 'READY');
create unique index accreditation_file_under_way on accreditation_file (certificate_id, account_id) WHERE (status = ANY (ARRAY['WAITING', 'RUNNING']));


-- certification/certificates

create table certificate (
  id bigint generated always as identity not null,
  certificate_key text not null,
  certificate_no text not null,
  code text not null,
  organisation_id bigint not null,
  application_id bigint not null,
  service_id bigint not null,
  service_version_id bigint not null,
  kind text not null,
  certificate_status_code text not null,
  status_before text,
  revision integer not null,
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
  version integer default 1 not null,
  created_at timestamptz default now() not null,
  disclosure_file text,
  former_search text default '' not null,
  is_unlisted boolean default false not null,
  disclosed_on date,
  constraint certificate_certificate_key_key UNIQUE (certificate_key),
  constraint certificate_certificate_no_key UNIQUE (certificate_no),
  constraint certificate_pkey PRIMARY KEY (id)
);
create index certificate_application on certificate (application_id);
create index certificate_disclosed on certificate (disclosed_on DESC, id DESC) WHERE ((disclosure_file IS NOT NULL) AND (certificate_status_code = ANY (ARRAY['PUBLISHED', 'RENEWAL'])));
create index certificate_expiry on certificate (expiry_date);
create index certificate_expiry_latest on certificate (expiry_date DESC NULLS LAST, id DESC);
create index certificate_listed on certificate (effective_date DESC, id DESC) WHERE (certificate_status_code = ANY (ARRAY['PUBLISHED', 'RENEWAL', 'SUSPENDED', 'EXPIRED', 'TERMINATED']));
create index certificate_name on certificate (((org_name ->> 'EN')), id);
create index certificate_newest on certificate (effective_date DESC, id DESC);
create index certificate_organisation on certificate (organisation_id, id DESC);
create index certificate_pairs on certificate using gin (han_pairs(((search || ' ') || former_search)));
create index certificate_register on certificate (certificate_status_code, effective_date DESC, id DESC);
create index certificate_service on certificate (service_id, effective_date DESC, id DESC);
create index certificate_words on certificate using gin ((((search || ' ') || former_search)) gin_trgm_ops);

create table certificate_document (
  id bigint generated always as identity not null,
  certificate_id bigint not null,
  application_id bigint not null,
  revision integer not null,
  language text not null,
  status text not null,
  facts jsonb not null,
  file_key text,
  sha256 text,
  is_manual boolean default false not null,
  is_demo boolean default false not null,
  created_at timestamptz default now() not null,
  ready_at timestamptz,
  template_key text,
  page_size integer,
  made_with text,
  signer text,
  signature_level text,
  is_unstamped boolean default false not null,
  checked_at timestamptz,
  account_id bigint,
  as_role text,
  remark text,
  constraint certificate_document_certificate_id_revision_key UNIQUE (certificate_id, revision),
  constraint certificate_document_pkey PRIMARY KEY (id),
  constraint certificate_document_page_size_check CHECK ((page_size > 0)),
  constraint certificate_document_signature_level_check CHECK ((signature_level = ANY (ARRAY['B-B', 'B-T', 'B-LT', 'B-LTA']))),
  constraint certificate_document_status_check CHECK ((status = ANY (ARRAY['INTENDED', 'READY', 'FAILED'])))
);
create index certificate_document_application on certificate_document (application_id, revision DESC);
create index certificate_document_file on certificate_document (file_key) WHERE (file_key IS NOT NULL);
create index certificate_document_hash on certificate_document (sha256) WHERE (sha256 IS NOT NULL);
create index certificate_document_unchecked on certificate_document (checked_at NULLS FIRST, id) WHERE (status = 'READY');

create table certificate_event (
  certificate_id bigint not null,
  seq integer not null,
  event text not null,
  from_status text,
  to_status text not null,
  effective_on date not null,
  revision integer not null,
  at timestamptz not null,
  account_id bigint,
  remark text,
  as_role text,
  expiry_date date,
  attachment text[] default '{}'::text[] not null,
  constraint certificate_event_pkey PRIMARY KEY (certificate_id, seq)
);


-- certification/credentials

create table credential (
  id bigint generated always as identity not null,
  certificate_id bigint not null,
  revision integer not null,
  status_list integer not null,
  status_index integer not null,
  kid text not null,
  jwt text not null,
  issued_at timestamptz default now() not null,
  constraint credential_certificate_id_revision_key UNIQUE (certificate_id, revision),
  constraint credential_status_list_status_index_key UNIQUE (status_list, status_index),
  constraint credential_pkey PRIMARY KEY (id),
  constraint credential_status_index_check CHECK (((status_index >= 0) AND (status_index <= 131071))),
  constraint credential_status_list_check CHECK ((status_list > 0))
);

create table signing_certificate (
  fingerprint text not null,
  certificate bytea not null,
  subject text not null,
  is_demo boolean not null,
  not_before timestamptz not null,
  not_after timestamptz not null,
  first_used_at timestamptz default now() not null,
  constraint signing_certificate_pkey PRIMARY KEY (fingerprint)
);


-- certification/cycles

create table calendar_feed (
  account_id bigint not null,
  token_hash bytea not null,
  created_at timestamptz default now() not null,
  seen_at timestamptz,
  constraint calendar_feed_token_hash_key UNIQUE (token_hash),
  constraint calendar_feed_pkey PRIMARY KEY (account_id)
);

create table certificate_due (
  certificate_id bigint not null,
  place integer not null,
  kind text not null,
  no integer not null,
  due_on date not null,
  opens_on date,
  is_running boolean not null,
  listed_to date not null,
  application_key text,
  opener_key text,
  service_id bigint not null,
  certificate_no text collate "C" not null,
  org_name text collate "C" not null,
  constraint certificate_due_pkey PRIMARY KEY (certificate_id, place),
  constraint certificate_due_kind_check CHECK ((kind = ANY (ARRAY['SURVEILLANCE', 'SPECIAL', 'RENEWAL', 'EXPIRY'])))
);
create index certificate_due_kind on certificate_due (kind, due_on, certificate_no, place);
create index certificate_due_name on certificate_due (org_name, certificate_no, place);
create index certificate_due_number on certificate_due (certificate_no, place);
create index certificate_due_on on certificate_due (due_on, certificate_no, place) INCLUDE (kind, listed_to, certificate_id);
create index certificate_due_service on certificate_due (service_id, due_on, certificate_no, place);

create table certificate_due_stale (
  id bigint generated always as identity not null,
  certificate_id bigint not null,
  constraint certificate_due_stale_pkey PRIMARY KEY (id)
);

create table cycle_reminder (
  certificate_id bigint not null,
  kind text not null,
  due_on date not null,
  days integer not null,
  at timestamptz default now() not null,
  constraint cycle_reminder_pkey PRIMARY KEY (certificate_id, kind, due_on, days),
  constraint cycle_reminder_kind_check CHECK ((kind = ANY (ARRAY['SURVEILLANCE', 'EXPIRY'])))
);


-- certification/document-templates

create table mark (
  id bigint generated always as identity not null,
  mark_key text not null,
  kind text not null,
  name jsonb not null,
  title jsonb not null,
  alt jsonb not null,
  services text[] default '{}'::text[] not null,
  file_key text not null,
  sha256 text not null,
  width integer not null,
  height integer not null,
  valid_from date not null,
  valid_to date,
  version integer default 1 not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  removed_at timestamptz,
  constraint mark_logo_once EXCLUDE USING gist (daterange(valid_from, valid_to, '[]') WITH &&) WHERE (((kind = 'LOGO') AND (removed_at IS NULL))),
  constraint mark_signature_once EXCLUDE USING gist (daterange(valid_from, valid_to, '[]') WITH &&) WHERE (((kind = 'SIGNATURE') AND (removed_at IS NULL))),
  constraint mark_mark_key_key UNIQUE (mark_key),
  constraint mark_pkey PRIMARY KEY (id),
  constraint mark_check CHECK ((valid_to >= valid_from)),
  constraint mark_height_check CHECK ((height > 0)),
  constraint mark_kind_check CHECK ((kind = ANY (ARRAY['LOGO', 'SIGNATURE', 'ACCREDITATION']))),
  constraint mark_width_check CHECK ((width > 0))
);
create index mark_by_day on mark (kind, valid_from) WHERE (removed_at IS NULL);

create table template_version (
  id bigint generated always as identity not null,
  template_key text not null,
  service_id bigint,
  language text not null,
  version_no integer not null,
  source text not null,
  remark text,
  checks jsonb not null,
  created_at timestamptz default now() not null,
  created_by_id bigint,
  constraint template_version_template_key_key UNIQUE (template_key),
  constraint template_version_pkey PRIMARY KEY (id),
  constraint template_version_language_check CHECK ((language = ANY (ARRAY['EN', 'CHT', 'CHS', 'BILINGUAL']))),
  constraint template_version_source_check CHECK ((octet_length(source) <= 200000))
);
create unique index template_version_no on template_version (COALESCE(service_id, (0)::bigint), language, version_no);


-- certification/transparency-log

create table log_checkpoint (
  size bigint not null,
  root bytea not null,
  note text not null,
  kid text not null,
  at timestamptz not null,
  constraint log_checkpoint_pkey PRIMARY KEY (size),
  constraint log_checkpoint_root_check CHECK ((length(root) = 32)),
  constraint log_checkpoint_size_check CHECK ((size > 0))
);

create table log_leaf (
  index bigint not null,
  certificate_id bigint not null,
  seq integer not null,
  entry text not null,
  constraint log_leaf_certificate_id_seq_key UNIQUE (certificate_id, seq),
  constraint log_leaf_pkey PRIMARY KEY (index),
  constraint log_leaf_index_check CHECK ((index >= 0))
);

create table log_node (
  level integer not null,
  index bigint not null,
  hash bytea not null,
  constraint log_node_pkey PRIMARY KEY (level, index),
  constraint log_node_hash_check CHECK ((length(hash) = 32)),
  constraint log_node_index_check CHECK ((index >= 0)),
  constraint log_node_level_check CHECK ((level >= 0))
);

create table log_pending (
  id bigint generated always as identity not null,
  certificate_id bigint not null,
  seq integer not null,
  at timestamptz default now() not null,
  constraint log_pending_pkey PRIMARY KEY (id)
);


-- support/chat

create unlogged table presence (
  socket_id text not null,
  room text not null,
  process text not null,
  account_id bigint not null,
  is_staff boolean not null,
  is_viewing boolean default true not null,
  typing_until timestamptz,
  seen_at timestamptz default now() not null,
  is_editing boolean default false not null,
  constraint presence_pkey PRIMARY KEY (socket_id, room)
);
create index presence_of_process on presence (process);
create index presence_of_room on presence (room);


-- support/conversations

create table canned_answer (
  id bigint generated always as identity not null,
  canned_key text not null,
  title jsonb not null,
  text jsonb not null,
  version integer default 0 not null,
  updated_by_id bigint,
  updated_at timestamptz not null,
  constraint canned_answer_canned_key_key UNIQUE (canned_key),
  constraint canned_answer_pkey PRIMARY KEY (id)
);

create table conversation (
  id bigint generated always as identity not null,
  conversation_key text not null,
  conversation_no text not null,
  source text not null,
  status text not null,
  topic text,
  account_id bigint,
  application_id bigint,
  assigned_id bigint,
  name text not null,
  email text not null,
  organisation text default '' not null,
  language text not null,
  suspicions text[] default '{}'::text[] not null,
  text_hash bytea,
  last_seq integer default 0 not null,
  last_side text default 'ASKER' not null,
  last_at timestamptz not null,
  excerpt text default '' not null,
  client_seen_seq integer default 0 not null,
  staff_seen_seq integer default 0 not null,
  mailed_seq integer default 0 not null,
  search text default '' not null,
  version integer default 0 not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  constraint conversation_conversation_key_key UNIQUE (conversation_key),
  constraint conversation_conversation_no_key UNIQUE (conversation_no),
  constraint conversation_pkey PRIMARY KEY (id),
  constraint conversation_check CHECK (((source = 'CHAT') = (account_id IS NOT NULL))),
  constraint conversation_check1 CHECK (((source = 'CONTACT') OR (status <> 'SPAM'))),
  constraint conversation_language_check CHECK ((language = ANY (ARRAY['EN', 'CHT', 'CHS']))),
  constraint conversation_last_side_check CHECK ((last_side = ANY (ARRAY['ASKER', 'STAFF', 'PORTAL', 'NOTE']))),
  constraint conversation_source_check CHECK ((source = ANY (ARRAY['CONTACT', 'CHAT']))),
  constraint conversation_status_check CHECK ((status = ANY (ARRAY['OPEN', 'ANSWERED', 'CLOSED', 'SPAM'])))
);
create index conversation_assigned on conversation (assigned_id) WHERE (status = ANY (ARRAY['OPEN', 'ANSWERED']));
create index conversation_newest on conversation (last_at DESC, id DESC);
create index conversation_of_person on conversation (account_id, id DESC) WHERE (account_id IS NOT NULL);
create unique index conversation_running_chat on conversation (account_id) WHERE ((source = 'CHAT') AND (status = ANY (ARRAY['OPEN', 'ANSWERED'])));
create index conversation_same_text on conversation (text_hash, created_at) WHERE (text_hash IS NOT NULL);
create index conversation_search on conversation using gin (search gin_trgm_ops);
create index conversation_waiting on conversation (id) WHERE (status = 'OPEN');

create table conversation_mailed (
  message_id bigint not null,
  constraint conversation_mailed_pkey PRIMARY KEY (message_id)
);

create table conversation_message (
  id bigint generated always as identity not null,
  message_key text not null,
  conversation_id bigint not null,
  seq integer not null,
  side text not null,
  account_id bigint,
  text text not null,
  attachment text[] default '{}'::text[] not null,
  at timestamptz not null,
  search text default '' not null,
  constraint conversation_message_conversation_id_seq_key UNIQUE (conversation_id, seq),
  constraint conversation_message_message_key_key UNIQUE (message_key),
  constraint conversation_message_pkey PRIMARY KEY (id),
  constraint conversation_message_side_check CHECK ((side = ANY (ARRAY['ASKER', 'STAFF', 'PORTAL', 'NOTE'])))
);
create index conversation_message_search on conversation_message using gin (search gin_trgm_ops);


-- public/content

create table content_draft (
  kind text not null,
  content jsonb not null,
  based_on text not null,
  version integer default 1 not null,
  account_id bigint,
  updated_at timestamptz default now() not null,
  constraint content_draft_pkey PRIMARY KEY (kind),
  constraint content_draft_kind_check CHECK ((kind = ANY (ARRAY['TERMS', 'PRIVACY', 'COOKIES', 'FAQ', 'HOME', 'ANNOUNCEMENTS'])))
);

create table content_picture (
  file_key text not null,
  account_id bigint,
  at timestamptz default now() not null,
  constraint content_picture_pkey PRIMARY KEY (file_key)
);

create table content_source (
  kind text not null,
  fetched_at timestamptz not null,
  succeeded_at timestamptz,
  problem text,
  constraint content_source_pkey PRIMARY KEY (kind),
  constraint content_source_kind_check CHECK ((kind = ANY (ARRAY['TERMS', 'PRIVACY', 'COOKIES'])))
);

create table content_version (
  id bigint generated always as identity not null,
  kind text not null,
  version_id text not null,
  content jsonb,
  effective_at timestamptz not null,
  saved timestamptz default now() not null,
  account_id bigint,
  source text default 'PORTAL' not null,
  external_id text,
  constraint content_version_kind_version_id_key UNIQUE (kind, version_id),
  constraint content_version_pkey PRIMARY KEY (id),
  constraint content_version_kind_check CHECK ((kind = ANY (ARRAY['TERMS', 'PRIVACY', 'COOKIES', 'FAQ', 'HOME', 'ANNOUNCEMENTS']))),
  constraint content_version_source_check CHECK ((source = ANY (ARRAY['BUILT_IN', 'PORTAL', 'EXTERNAL'])))
);
create index content_version_newest on content_version (kind, effective_at DESC, id DESC);

create table content_withdrawal (
  content_version_id bigint not null,
  account_id bigint,
  at timestamptz default now() not null,
  constraint content_withdrawal_pkey PRIMARY KEY (content_version_id)
);


-- public/followers

create table follow (
  id bigint generated always as identity not null,
  follow_key text not null,
  certificate_id bigint not null,
  email text not null,
  language text not null,
  has_code boolean not null,
  confirm_hash bytea,
  confirm_until timestamptz,
  confirmed_at timestamptz,
  created_at timestamptz default now() not null,
  constraint follow_certificate_id_email_key UNIQUE (certificate_id, email),
  constraint follow_follow_key_key UNIQUE (follow_key),
  constraint follow_pkey PRIMARY KEY (id),
  constraint follow_language_check CHECK ((language = ANY (ARRAY['EN', 'CHT', 'CHS'])))
);
create unique index follow_confirm on follow (confirm_hash) WHERE (confirm_hash IS NOT NULL);
create index follow_email on follow (email);


-- public/translations

create table translation (
  key text not null,
  custom_text jsonb not null,
  version integer not null,
  account_id bigint,
  at timestamptz not null,
  constraint translation_pkey PRIMARY KEY (key),
  constraint translation_version_check CHECK ((version > 0))
);

create table translation_history (
  key text not null,
  version integer not null,
  before jsonb not null,
  after jsonb not null,
  account_id bigint,
  at timestamptz not null,
  constraint translation_history_pkey PRIMARY KEY (key, version)
);


-- operations/dashboards

create table application_month (
  month date not null,
  what text not null,
  service_id bigint not null,
  industry_code text,
  count bigint not null
);
create index application_month_of on application_month (month, what);

create table application_stage_interval (
  application_id bigint not null,
  version integer not null,
  stage text not null,
  service_id bigint not null,
  account_id bigint,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  constraint application_stage_interval_pkey PRIMARY KEY (application_id, version),
  constraint application_stage_interval_stage_check CHECK ((stage = ANY (ARRAY['CHECK', 'CLIENT', 'ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO', 'PUBLISH'])))
);
create index application_stage_interval_person on application_stage_interval (account_id, stage, ended_at DESC) INCLUDE (application_id, started_at) WHERE (account_id IS NOT NULL);
create index application_stage_interval_service on application_stage_interval (service_id, stage, ended_at DESC) INCLUDE (started_at);
create index application_stage_interval_stage on application_stage_interval (stage, ended_at DESC) INCLUDE (application_id, started_at);


-- operations/exports

create table export (
  id bigint generated always as identity not null,
  export_key text not null,
  account_id bigint not null,
  subject text not null,
  format text not null,
  parameters jsonb not null,
  language text not null,
  state text default 'WAITING' not null,
  done bigint default 0 not null,
  total bigint,
  attempts integer default 0 not null,
  made_with jsonb,
  name text,
  storage_key text,
  size bigint,
  sha256 text,
  reason jsonb,
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz,
  constraint export_export_key_key UNIQUE (export_key),
  constraint export_pkey PRIMARY KEY (id),
  constraint export_check CHECK (((state <> 'READY') OR ((storage_key IS NOT NULL) AND (size IS NOT NULL) AND (name IS NOT NULL) AND (expires_at IS NOT NULL)))),
  constraint export_check1 CHECK (((state <> 'RUNNING') OR (storage_key IS NOT NULL))),
  constraint export_format_check CHECK ((format = ANY (ARRAY['CSV', 'XLSX', 'PDF', 'ZIP']))),
  constraint export_language_check CHECK ((language = ANY (ARRAY['EN', 'CHT', 'CHS']))),
  constraint export_state_check CHECK ((state = ANY (ARRAY['WAITING', 'RUNNING', 'READY', 'FAILED', 'EXPIRED', 'CANCELLED'])))
);
create index export_by_age on export (created_at);
create index export_of_person on export (account_id, id DESC);
create index export_to_expire on export (expires_at) WHERE (state = 'READY');
create index export_under_way on export (account_id) WHERE (state = ANY (ARRAY['WAITING', 'RUNNING']));


-- operations/list-views

create table list_choice (
  account_id bigint not null,
  list text not null,
  columns text[],
  default_view_id bigint,
  constraint list_choice_pkey PRIMARY KEY (account_id, list)
);
create index list_choice_default on list_choice (default_view_id) WHERE (default_view_id IS NOT NULL);

create table list_view (
  id bigint generated always as identity not null,
  view_key text not null,
  account_id bigint not null,
  list text not null,
  name text not null,
  params jsonb not null,
  columns text[],
  shared_roles text[] default '{}'::text[] not null,
  version integer default 0 not null,
  updated_at timestamptz not null,
  constraint list_view_view_key_key UNIQUE (view_key),
  constraint list_view_pkey PRIMARY KEY (id)
);
create unique index list_view_name on list_view (account_id, list, lower(name));
create index list_view_shared on list_view (list) WHERE (shared_roles <> '{}'::text[]);


-- operations/status

create table backup_run (
  id bigint generated always as identity not null,
  snapshot_at timestamptz not null,
  finished_at timestamptz default clock_timestamp() not null,
  rows bigint not null,
  files bigint not null,
  bytes bigint not null,
  is_encrypted boolean not null,
  is_complete boolean not null,
  manifest_sha256 text not null,
  constraint backup_run_pkey PRIMARY KEY (id)
);
create index backup_run_newest on backup_run (snapshot_at DESC);

create table checker_alert (
  checker text not null,
  cause text not null,
  since timestamptz not null,
  notified_at timestamptz not null,
  constraint checker_alert_pkey PRIMARY KEY (checker, cause)
);

create table checker_run (
  id bigint generated always as identity not null,
  checker text not null,
  started_at timestamptz default clock_timestamp() not null,
  finished_at timestamptz,
  checked bigint default 0 not null,
  found bigint default 0 not null,
  counts jsonb default '{}'::jsonb not null,
  findings jsonb default '[]'::jsonb not null,
  error text,
  position text,
  constraint checker_run_pkey PRIMARY KEY (id)
);
create index checker_run_newest on checker_run (checker, id DESC);
create index checker_run_well on checker_run (checker, finished_at DESC) WHERE ((finished_at IS NOT NULL) AND (error IS NULL));


-- References

alter table file add constraint file_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table file add constraint file_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id);
alter table file add constraint file_conversation_message_id_fkey FOREIGN KEY (conversation_message_id) REFERENCES conversation_message(id) ON DELETE SET NULL;

alter table idempotency add constraint idempotency_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table portal_setting add constraint portal_setting_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table portal_setting_history add constraint portal_setting_history_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table absence add constraint absence_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table acceptance add constraint acceptance_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table account add constraint account_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES account(id);
alter table account add constraint account_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id);
alter table account add constraint account_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES account(id);

alter table account_text add constraint account_text_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table competence add constraint competence_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table competence add constraint competence_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id);

alter table declared_interest add constraint declared_interest_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table declared_interest add constraint declared_interest_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id);

alter table download_ticket add constraint download_ticket_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE;

alter table identity add constraint identity_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table mail_template add constraint mail_template_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table one_time_link add constraint one_time_link_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table organisation add constraint organisation_logo_file_key_fkey FOREIGN KEY (logo_file_key) REFERENCES file(file_key);

alter table passkey add constraint passkey_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table passkey_challenge add constraint passkey_challenge_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table recovery_code add constraint recovery_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table session add constraint session_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table team_industry add constraint team_industry_team_id_fkey FOREIGN KEY (team_id) REFERENCES team(id);

alter table team_member add constraint team_member_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table team_member add constraint team_member_team_id_fkey FOREIGN KEY (team_id) REFERENCES team(id);

alter table team_service add constraint team_service_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id);
alter table team_service add constraint team_service_team_id_fkey FOREIGN KEY (team_id) REFERENCES team(id);

alter table totp add constraint totp_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table notification add constraint notification_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table notification add constraint notification_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id);

alter table bank_line add constraint bank_line_decided_by_id_fkey FOREIGN KEY (decided_by_id) REFERENCES account(id);
alter table bank_line add constraint bank_line_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoice(id);
alter table bank_line add constraint bank_line_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES bank_statement(id);

alter table bank_statement add constraint bank_statement_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table invoice add constraint invoice_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id);
alter table invoice add constraint invoice_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES certificate(id);
alter table invoice add constraint invoice_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id);

alter table invoice_event add constraint invoice_event_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table invoice_event add constraint invoice_event_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoice(id);

alter table mail_attachment add constraint mail_attachment_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id);
alter table mail_attachment add constraint mail_attachment_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES mail(id);

alter table offline_refund add constraint offline_refund_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table offline_refund add constraint offline_refund_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoice(id);

alter table payment add constraint payment_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoice(id);
alter table payment add constraint payment_started_by_id_fkey FOREIGN KEY (started_by_id) REFERENCES account(id);

alter table payment_connection add constraint payment_connection_connected_by_id_fkey FOREIGN KEY (connected_by_id) REFERENCES account(id);

alter table refund add constraint refund_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table refund add constraint refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id);

alter table sandbox_event add constraint sandbox_event_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES sandbox_payment(id);

alter table sandbox_refund add constraint sandbox_refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES sandbox_payment(id);

alter table country add constraint country_intermediate_region_code_fkey FOREIGN KEY (intermediate_region_code) REFERENCES region(m49);
alter table country add constraint country_region_code_fkey FOREIGN KEY (region_code) REFERENCES region(m49);
alter table country add constraint country_sub_region_code_fkey FOREIGN KEY (sub_region_code) REFERENCES region(m49);

alter table service_version add constraint service_version_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES account(id);
alter table service_version add constraint service_version_published_by_id_fkey FOREIGN KEY (published_by_id) REFERENCES account(id);
alter table service_version add constraint service_version_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id);
alter table service_version add constraint service_version_updated_by_id_fkey FOREIGN KEY (updated_by_id) REFERENCES account(id);

alter table application add constraint application_assessor_on_site_user_id_fkey FOREIGN KEY (assessor_on_site_user_id) REFERENCES account(id);
alter table application add constraint application_assessor_user_id_fkey FOREIGN KEY (assessor_user_id) REFERENCES account(id);
alter table application add constraint application_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES certificate(id);
alter table application add constraint application_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES account(id);
alter table application add constraint application_external_entry_id_fkey FOREIGN KEY (external_entry_id) REFERENCES external_entry(id);
alter table application add constraint application_indepreviewer_user_id_fkey FOREIGN KEY (indepreviewer_user_id) REFERENCES account(id);
alter table application add constraint application_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id);
alter table application add constraint application_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES application(id);
alter table application add constraint application_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id);
alter table application add constraint application_service_version_id_fkey FOREIGN KEY (service_version_id) REFERENCES service_version(id);
alter table application add constraint application_turn_user_id_fkey FOREIGN KEY (turn_user_id) REFERENCES account(id);

alter table application_history add constraint application_history_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table application_history add constraint application_history_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id);

alter table application_person add constraint application_person_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table application_person add constraint application_person_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id);

alter table application_person_removed add constraint application_person_removed_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table application_person_removed add constraint application_person_removed_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id);

alter table application_submission add constraint application_submission_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table application_submission add constraint application_submission_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id);

alter table application_text add constraint application_text_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE;

alter table application_point add constraint application_point_answered_by_id_fkey FOREIGN KEY (answered_by_id) REFERENCES account(id);
alter table application_point add constraint application_point_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id);
alter table application_point add constraint application_point_asked_by_id_fkey FOREIGN KEY (requested_by_id) REFERENCES account(id);

alter table checklist_answer add constraint checklist_answer_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table checklist_answer add constraint checklist_answer_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id);

alter table checklist_event add constraint checklist_event_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table checklist_event add constraint checklist_event_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id);

alter table bulk_item add constraint bulk_item_bulk_job_id_fkey FOREIGN KEY (bulk_job_id) REFERENCES bulk_job(id) ON DELETE CASCADE;
alter table bulk_item add constraint bulk_item_document_id_fkey FOREIGN KEY (document_id) REFERENCES certificate_document(id);

alter table bulk_job add constraint bulk_job_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table application_comment add constraint application_comment_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table application_comment add constraint application_comment_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id);
alter table application_comment add constraint application_comment_removed_by_id_fkey FOREIGN KEY (removed_by_id) REFERENCES account(id);

alter table application_comment_seen add constraint application_comment_seen_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table application_comment_seen add constraint application_comment_seen_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id);
alter table application_comment_seen add constraint application_comment_seen_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES application_comment(id);

alter table application_comment_version add constraint application_comment_version_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table application_comment_version add constraint application_comment_version_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES application_comment(id);

alter table external_entry add constraint external_entry_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table external_entry add constraint external_entry_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id);

alter table disclosure_document add constraint disclosure_document_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table disclosure_document add constraint disclosure_document_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id);
alter table disclosure_document add constraint disclosure_document_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES certificate(id);

alter table accreditation_file add constraint accreditation_file_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table accreditation_file add constraint accreditation_file_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES certificate(id);

alter table certificate add constraint certificate_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id);
alter table certificate add constraint certificate_organisation_id_fkey FOREIGN KEY (organisation_id) REFERENCES organisation(id);
alter table certificate add constraint certificate_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id);
alter table certificate add constraint certificate_service_version_id_fkey FOREIGN KEY (service_version_id) REFERENCES service_version(id);

alter table certificate_document add constraint certificate_document_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table certificate_document add constraint certificate_document_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id);
alter table certificate_document add constraint certificate_document_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES certificate(id);
alter table certificate_document add constraint certificate_document_template_key_fkey FOREIGN KEY (template_key) REFERENCES template_version(template_key);

alter table certificate_event add constraint certificate_event_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table certificate_event add constraint certificate_event_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES certificate(id);

alter table credential add constraint credential_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES certificate(id);
alter table credential add constraint credential_kid_fkey FOREIGN KEY (kid) REFERENCES proof_key(kid);

alter table calendar_feed add constraint calendar_feed_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table cycle_reminder add constraint cycle_reminder_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES certificate(id);

alter table mark add constraint mark_file_key_fkey FOREIGN KEY (file_key) REFERENCES file(file_key);

alter table template_version add constraint template_version_created_by_id_fkey FOREIGN KEY (created_by_id) REFERENCES account(id);
alter table template_version add constraint template_version_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id);

alter table log_checkpoint add constraint log_checkpoint_kid_fkey FOREIGN KEY (kid) REFERENCES proof_key(kid);

alter table log_leaf add constraint log_leaf_certificate_id_seq_fkey FOREIGN KEY (certificate_id, seq) REFERENCES certificate_event(certificate_id, seq);

alter table presence add constraint presence_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;

alter table canned_answer add constraint canned_answer_updated_by_id_fkey FOREIGN KEY (updated_by_id) REFERENCES account(id);

alter table conversation add constraint conversation_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table conversation add constraint conversation_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id);
alter table conversation add constraint conversation_assigned_id_fkey FOREIGN KEY (assigned_id) REFERENCES account(id);

alter table conversation_mailed add constraint conversation_mailed_message_id_fkey FOREIGN KEY (message_id) REFERENCES conversation_message(id) ON DELETE CASCADE;

alter table conversation_message add constraint conversation_message_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table conversation_message add constraint conversation_message_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(id) ON DELETE CASCADE;

alter table content_draft add constraint content_draft_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table content_picture add constraint content_picture_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table content_picture add constraint content_picture_file_key_fkey FOREIGN KEY (file_key) REFERENCES file(file_key);

alter table content_version add constraint content_version_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table content_withdrawal add constraint content_withdrawal_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table content_withdrawal add constraint content_withdrawal_content_version_id_fkey FOREIGN KEY (content_version_id) REFERENCES content_version(id);

alter table follow add constraint follow_certificate_id_fkey FOREIGN KEY (certificate_id) REFERENCES certificate(id);

alter table translation add constraint translation_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table translation_history add constraint translation_history_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table application_month add constraint application_month_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id);

alter table application_stage_interval add constraint application_stage_interval_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table application_stage_interval add constraint application_stage_interval_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id);
alter table application_stage_interval add constraint application_stage_interval_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id);

alter table export add constraint export_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);

alter table list_choice add constraint list_choice_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);
alter table list_choice add constraint list_choice_default_view_id_fkey FOREIGN KEY (default_view_id) REFERENCES list_view(id) ON DELETE SET NULL;

alter table list_view add constraint list_view_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id);


-- Functions and triggers

create function audit_to_seal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into audit_unsealed select id from added;
  return null;
end $function$;

create function await_leaf()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into log_pending (certificate_id, seq) values (new.certificate_id, new.seq);
  return null;
end $function$;

create function begin_application_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select updated_at, application_status_code, certificate_id
    into new.updated_at, new.application_status_code, new.certificate_id
    from application where id = new.application_id;
  return new;
end $function$;

create function deny_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'rows of % are kept for ever', tg_table_name using errcode = 'restrict_violation';
end $function$;

create function follow_application()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update application_person
    set updated_at = new.updated_at, application_status_code = new.application_status_code,
      certificate_id = new.certificate_id
    where application_id = new.id;
  return null;
end $function$;

create function follow_months()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then perform tally_application(old, -1); end if;
  if tg_op <> 'DELETE' then perform tally_application(new, 1); end if;
  return null;
end $function$;

create function protect_comment_kind()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a comment keeps its kind, its author and its application' using errcode = 'restrict_violation';
end $function$;

create function protect_conversation_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a message is kept as it was said' using errcode = 'restrict_violation';
end $function$;

create function store_disclosed_on()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update certificate set disclosed_on = (
      select max(effective_on) from certificate_event
      where certificate_id = certificate.id and event in ('PUBLISHED', 'DISCLOSED'))
    where id = new.certificate_id;
  return null;
end $function$;

create function store_former_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.search is distinct from old.search and old.certificate_status_code <> 'PENDING'
    and position(old.search in old.former_search) = 0 then
    new.former_search := btrim(old.former_search || ' ' || old.search);
  end if;
  return new;
end $function$;

create function protect_published_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.status = 'DRAFT' then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'UPDATE' and old.status = 'PUBLISHED' and new.status = 'WITHDRAWN'
    and old.effective_on > (now() at time zone 'Asia/Hong_Kong')::date
    and to_jsonb(new) - 'status' - 'updated_at' - 'updated_by_id' = to_jsonb(old) - 'status' - 'updated_at' - 'updated_by_id' then
    return new;
  end if;
  raise exception 'a published version of a service is kept as it is' using errcode = 'restrict_violation';
end $function$;

create function protect_template_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a version of a template is kept as it is' using errcode = 'restrict_violation';
end $function$;

create function rebuild_application_figures()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  truncate application_stage_interval, application_month;
  alter table application_stage_interval disable trigger application_stage_interval_tallied;
  insert into application_stage_interval (application_id, version, stage, service_id, account_id, started_at, ended_at)
  select application_id, version, stage, service_id, account_id, started_at, at
  from (
    select history.application_id, history.version, history.action, history.account_id, history.at,
      application.service_id,
      lag(history.at) over (partition by history.application_id order by history.version) as started_at,
      case history.from_status
        when 'PENDING' then 'CHECK'
        when 'RETURNED' then 'CLIENT'
        when 'REJECTED' then 'CLIENT'
        when 'UNDERREVIEW' then history.from_step
        when 'REJECTED_FLOW' then history.from_step
        when 'CERTIFIED' then 'PUBLISH'
      end as stage
    from application_history as history join application on application.id = history.application_id
    where (history.from_status, history.from_step) is distinct from (history.to_status, history.to_step)
  ) as change
  where stage is not null and started_at is not null and action not in ('CANCEL', 'ARCHIVE');
  alter table application_stage_interval enable trigger application_stage_interval_tallied;
  insert into application_month (month, what, service_id, industry_code, count)
  select month, what, service_id, industry_code, count(*) from (
    select month_of(submitted_at) as month, 'SUBMITTED' as what, service_id, industry_code
    from application where submitted_at is not null
    union all
    select month_of(step_since), 'COMPLETED', service_id, industry_code
    from application where application_status_code = 'COMPLETED' and step_since is not null
    union all
    select month, stage, service_id, null from (
      select distinct month_of(ended_at) as month, stage, service_id, application_id from application_stage_interval
    ) as visit
  ) as told group by month, what, service_id, industry_code;
end $function$;

create function record_offline_refund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  billed record;
begin
  -- Concurrent refunds wait here, and then count this one too.
  select is_online, paid_at into billed from invoice where id = new.invoice_id for update;
  if billed.is_online or billed.paid_at is null then
    raise exception 'invoice % was not paid offline', new.invoice_id using errcode = 'check_violation';
  end if;
  update invoice set refunded_cents = (
    select sum(amount_cents) from offline_refund where invoice_id = new.invoice_id
  ) where id = new.invoice_id;
  return null;
end $function$;

create function renew_account_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  words text;
begin
  -- Waits for a rename that is under way, and the other way round: neither misses what the other writes.
  select search into words from organisation where id = new.organisation_id for share;
  insert into account_text values (new.id, concat_ws(' ', new.search, words))
    on conflict (account_id) do update set search = excluded.search;
  return null;
end $function$;

create function renew_application_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into application_text values (new.id, new.search)
    on conflict (application_id) do update set search = excluded.search;
  return null;
end $function$;

create function renew_member_texts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into account_text
    select id, concat_ws(' ', search, new.search) from account where organisation_id = new.id order by id
    on conflict (account_id) do update set search = excluded.search;
  return null;
end $function$;

create function require_status_writer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('assay.status_change', true) is distinct from
      tg_table_name || ' ' || new.id || ' ' || (to_jsonb(new) ->> tg_argv[0]) then
    raise exception 'the status of % % may only be changed by its workflow', tg_table_name, new.id
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end $function$;

create function reserve_refund()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then raise exception 'refunds are never deleted'; end if;
  if tg_op = 'UPDATE' and new.payment_id <> old.payment_id then raise exception 'a refund stays with its payment'; end if;
  -- Concurrent reservations wait here and then include this one: each statement sees what was committed before it.
  perform 1 from payment where id = new.payment_id for update;
  update payment set reserved_cents = (
    select coalesce(sum(amount_cents), 0) from refund where payment_id = new.payment_id and status <> 'FAILED'
  ) where id = new.payment_id;
  return null;
end $function$;

create function stale_dues_of_application()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' and old.certificate_id is not null then
    insert into certificate_due_stale (certificate_id) values (old.certificate_id);
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and old.certificate_id is distinct from new.certificate_id then
    insert into certificate_due_stale (certificate_id) select new.certificate_id where new.certificate_id is not null;
  end if;
  return null;
end $function$;

create function stale_dues_of_certificate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into certificate_due_stale (certificate_id) values (new.id);
  return null;
end $function$;

create function tally_application(file application, by integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into application_month (month, what, service_id, industry_code, count)
  select month_of(moment), what, file.service_id, file.industry_code, by
  from (values ('SUBMITTED', file.submitted_at),
    ('COMPLETED', case when file.application_status_code = 'COMPLETED' then file.step_since end)) as told (what, moment)
  where moment is not null
$function$;

create function tally_visit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (
    select from application_stage_interval
    where application_id = new.application_id and stage = new.stage and version <> new.version
      and month_of(ended_at) = month_of(new.ended_at))
  then
    insert into application_month (month, what, service_id, count)
    values (month_of(new.ended_at), new.stage, new.service_id, 1);
  end if;
  return null;
end $function$;

create function notify_all_sessions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('session', 'all');
  return null;
end $function$;

create function notify_announcements()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('content', 'announcements ' || new.version_id);
  return null;
end $function$;

create function notify_application()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('application', new.application_key || ' ' || new.version);
  return null;
end $function$;

create function notify_audit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('audit', '');
  return null;
end $function$;

create function notify_bulk()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('bulk', bulk_job.job_key) from bulk_job where bulk_job.id = new.bulk_job_id;
  return null;
end $function$;

create function notify_certificate_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('certificate', certificate.certificate_key)
    from certificate where certificate.id = new.certificate_id;
  return null;
end $function$;

create function notify_certificate_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('certificate', certificate.certificate_key || ' ' || new.seq)
    from certificate where certificate.id = new.certificate_id;
  return null;
end $function$;

create function notify_checker()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('checker', new.checker);
  return null;
end $function$;

create function notify_comment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify(case when c.is_internal then 'internalcomment' else 'comment' end,
      application.application_key || ' ' || c.comment_key || '.' || new.version)
    from application_comment c join application on application.id = c.application_id
    where c.id = new.comment_id;
  return null;
end $function$;

create function notify_conversation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('conversation', new.conversation_key || ' ' || new.last_seq);
  perform pg_notify('inbox', 'conversations ' || new.conversation_key);
  return null;
end $function$;

create function notify_key()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify(tg_argv[0], to_jsonb(new) ->> tg_argv[1]);
  return null;
end $function$;

create function notify_mail()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('mail', new.mail_key);
  return null;
end $function$;

create function notify_notification()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('notification', account.user_key || case tg_op when 'INSERT' then ' ' || new.notification_key else '' end)
    from account where account.id = new.account_id;
  return null;
end $function$;

create function notify_portal_setting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('setting', '');
  perform pg_notify('session', 'all');
  return null;
end $function$;

create function notify_presence()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  place text := case when tg_op = 'DELETE' then old.room else new.room end;
  kind text := split_part(place, ':', 1);
begin
  if tg_op = 'UPDATE' then
    if new.is_viewing = old.is_viewing and new.is_editing = old.is_editing
      and new.typing_until is not distinct from old.typing_until then
      return null;
    end if;
  end if;
  if kind in ('conversation', 'applicationview', 'certificateview') then
    perform pg_notify(kind, split_part(place, ':', 2) || ' presence');
  elsif kind = 'inbox' and tg_op <> 'UPDATE' then
    perform pg_notify('availability', 'conversations');
  end if;
  return null;
end $function$;

create function notify_published()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('published', new.kind);
  return null;
end $function$;

create function notify_service()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('service', '');
  return null;
end $function$;

create function notify_session()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('session', (case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[0]);
  return null;
end $function$;

create function notify_translation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('translation', '');
  return null;
end $function$;


CREATE TRIGGER audit_protected BEFORE DELETE OR UPDATE ON audit FOR EACH ROW EXECUTE FUNCTION deny_change();
CREATE TRIGGER audit_never_emptied BEFORE TRUNCATE ON audit FOR EACH STATEMENT EXECUTE FUNCTION deny_change();
CREATE TRIGGER audit_to_seal AFTER INSERT ON audit REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION audit_to_seal();
CREATE TRIGGER audit_notified AFTER INSERT ON audit FOR EACH STATEMENT EXECUTE FUNCTION notify_audit();

CREATE TRIGGER audit_seal_protected BEFORE DELETE OR UPDATE ON audit_seal FOR EACH ROW EXECUTE FUNCTION deny_change();
CREATE TRIGGER audit_seal_never_emptied BEFORE TRUNCATE ON audit_seal FOR EACH STATEMENT EXECUTE FUNCTION deny_change();

CREATE TRIGGER mail_notified AFTER INSERT OR UPDATE OF status ON mail FOR EACH ROW EXECUTE FUNCTION notify_mail();

CREATE TRIGGER portal_setting_notified AFTER INSERT OR DELETE OR UPDATE ON portal_setting FOR EACH STATEMENT EXECUTE FUNCTION notify_portal_setting();

CREATE TRIGGER portal_setting_history_protected BEFORE DELETE OR UPDATE ON portal_setting_history FOR EACH ROW EXECUTE FUNCTION deny_change();

CREATE TRIGGER setting_notified AFTER INSERT OR DELETE OR UPDATE ON setting FOR EACH STATEMENT EXECUTE FUNCTION notify_all_sessions();

CREATE TRIGGER acceptance_protected BEFORE DELETE OR UPDATE ON acceptance FOR EACH ROW EXECUTE FUNCTION deny_change();

CREATE TRIGGER account_changed AFTER UPDATE ON account FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION notify_session('id');
CREATE TRIGGER account_listed AFTER INSERT OR UPDATE OF version, status, roles, first_name, last_name, email ON account FOR EACH ROW EXECUTE FUNCTION notify_key('account', 'user_key');
CREATE TRIGGER account_text_renewed AFTER INSERT OR UPDATE OF search, organisation_id ON account FOR EACH ROW EXECUTE FUNCTION renew_account_text();

CREATE TRIGGER member_texts_renewed AFTER UPDATE OF search ON organisation FOR EACH ROW WHEN ((old.search IS DISTINCT FROM new.search)) EXECUTE FUNCTION renew_member_texts();

CREATE TRIGGER passkey_notified AFTER INSERT OR DELETE ON passkey FOR EACH ROW EXECUTE FUNCTION notify_session('account_id');

CREATE TRIGGER session_ended AFTER UPDATE OF ended_at ON session FOR EACH ROW EXECUTE FUNCTION notify_session('account_id');
CREATE TRIGGER session_proven AFTER UPDATE OF proven_at ON session FOR EACH ROW EXECUTE FUNCTION notify_session('account_id');

CREATE TRIGGER totp_notified AFTER INSERT OR DELETE OR UPDATE OF confirmed_at ON totp FOR EACH ROW EXECUTE FUNCTION notify_session('account_id');

CREATE TRIGGER notification_notified AFTER INSERT OR UPDATE OF read_at ON notification FOR EACH ROW EXECUTE FUNCTION notify_notification();

CREATE TRIGGER invoice_notified AFTER INSERT OR UPDATE ON invoice FOR EACH ROW EXECUTE FUNCTION notify_key('invoice', 'invoice_key');

CREATE TRIGGER invoice_event_protected BEFORE DELETE OR UPDATE ON invoice_event FOR EACH ROW EXECUTE FUNCTION deny_change();

CREATE TRIGGER offline_refund_protected BEFORE DELETE OR UPDATE ON offline_refund FOR EACH ROW EXECUTE FUNCTION deny_change();
CREATE TRIGGER offline_refund_recorded AFTER INSERT ON offline_refund FOR EACH ROW EXECUTE FUNCTION record_offline_refund();

CREATE TRIGGER refund_reserves AFTER INSERT OR DELETE OR UPDATE ON refund FOR EACH ROW EXECUTE FUNCTION reserve_refund();

CREATE TRIGGER service_notified AFTER INSERT OR UPDATE ON service FOR EACH STATEMENT EXECUTE FUNCTION notify_service();

CREATE TRIGGER service_version_protected BEFORE DELETE OR UPDATE ON service_version FOR EACH ROW EXECUTE FUNCTION protect_published_version();

CREATE TRIGGER tag_notified AFTER INSERT OR DELETE OR UPDATE ON tag FOR EACH STATEMENT EXECUTE FUNCTION notify_service();

CREATE TRIGGER application_begun_notified AFTER INSERT ON application FOR EACH ROW EXECUTE FUNCTION notify_application();
CREATE TRIGGER application_due_begun AFTER INSERT ON application FOR EACH ROW WHEN ((new.certificate_id IS NOT NULL)) EXECUTE FUNCTION stale_dues_of_application();
CREATE TRIGGER application_due_changed AFTER UPDATE ON application FOR EACH ROW WHEN ((((old.certificate_id IS NOT NULL) OR (new.certificate_id IS NOT NULL)) AND ((old.certificate_id IS DISTINCT FROM new.certificate_id) OR (old.assessment_type IS DISTINCT FROM new.assessment_type) OR (old.application_status_code IS DISTINCT FROM new.application_status_code) OR (old.end_date_time IS DISTINCT FROM new.end_date_time) OR (old.certified_at IS DISTINCT FROM new.certified_at) OR (old.created_at IS DISTINCT FROM new.created_at) OR (old.decision_date IS DISTINCT FROM new.decision_date) OR (old.effective_date IS DISTINCT FROM new.effective_date) OR (old.expiry_date IS DISTINCT FROM new.expiry_date) OR (old.cycle_from IS DISTINCT FROM new.cycle_from)))) EXECUTE FUNCTION stale_dues_of_application();
CREATE TRIGGER application_due_gone AFTER DELETE ON application FOR EACH ROW WHEN ((old.certificate_id IS NOT NULL)) EXECUTE FUNCTION stale_dues_of_application();
CREATE TRIGGER application_followed AFTER UPDATE OF updated_at, application_status_code, certificate_id ON application FOR EACH ROW WHEN (((old.updated_at IS DISTINCT FROM new.updated_at) OR (old.application_status_code IS DISTINCT FROM new.application_status_code) OR (old.certificate_id IS DISTINCT FROM new.certificate_id))) EXECUTE FUNCTION follow_application();
CREATE TRIGGER application_tallied AFTER INSERT OR DELETE ON application FOR EACH ROW EXECUTE FUNCTION follow_months();
CREATE TRIGGER application_tallied_anew AFTER UPDATE ON application FOR EACH ROW WHEN (((old.submitted_at IS DISTINCT FROM new.submitted_at) OR (old.industry_code IS DISTINCT FROM new.industry_code) OR ((old.application_status_code = 'COMPLETED') <> (new.application_status_code = 'COMPLETED')))) EXECUTE FUNCTION follow_months();
CREATE TRIGGER application_text_begun AFTER INSERT ON application FOR EACH ROW EXECUTE FUNCTION renew_application_text();
CREATE TRIGGER application_text_renewed AFTER UPDATE OF search ON application FOR EACH ROW WHEN ((old.search IS DISTINCT FROM new.search)) EXECUTE FUNCTION renew_application_text();
CREATE TRIGGER application_notified AFTER UPDATE ON application FOR EACH ROW WHEN ((old.version IS DISTINCT FROM new.version)) EXECUTE FUNCTION notify_application();

CREATE TRIGGER application_history_protected BEFORE DELETE OR UPDATE ON application_history FOR EACH ROW EXECUTE FUNCTION deny_change();

CREATE TRIGGER application_person_begun BEFORE INSERT ON application_person FOR EACH ROW EXECUTE FUNCTION begin_application_person();

CREATE TRIGGER application_point_protected BEFORE DELETE OR UPDATE ON application_point FOR EACH ROW EXECUTE FUNCTION deny_change();

CREATE TRIGGER checklist_event_protected BEFORE DELETE OR UPDATE ON checklist_event FOR EACH ROW EXECUTE FUNCTION deny_change();

CREATE TRIGGER bulk_item_notified AFTER UPDATE OF status ON bulk_item FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION notify_bulk();

CREATE TRIGGER bulk_job_notified AFTER INSERT OR UPDATE OF stopped_at, finished_at ON bulk_job FOR EACH ROW EXECUTE FUNCTION notify_key('bulk', 'job_key');

CREATE TRIGGER application_comment_kind BEFORE UPDATE ON application_comment FOR EACH ROW WHEN (((old.is_internal IS DISTINCT FROM new.is_internal) OR (old.account_id <> new.account_id) OR (old.application_id <> new.application_id))) EXECUTE FUNCTION protect_comment_kind();

CREATE TRIGGER application_comment_notified AFTER INSERT ON application_comment_version FOR EACH ROW EXECUTE FUNCTION notify_comment();
CREATE TRIGGER application_comment_version_protected BEFORE DELETE OR UPDATE ON application_comment_version FOR EACH ROW EXECUTE FUNCTION deny_change();

CREATE TRIGGER certificate_due_begun AFTER INSERT ON certificate FOR EACH ROW EXECUTE FUNCTION stale_dues_of_certificate();
CREATE TRIGGER certificate_due_changed AFTER UPDATE ON certificate FOR EACH ROW WHEN (((old.certificate_no IS DISTINCT FROM new.certificate_no) OR (old.certificate_status_code IS DISTINCT FROM new.certificate_status_code) OR (old.org_name IS DISTINCT FROM new.org_name) OR (old.service_id IS DISTINCT FROM new.service_id) OR (old.service_version_id IS DISTINCT FROM new.service_version_id) OR (old.first_issue_date IS DISTINCT FROM new.first_issue_date) OR (old.expiry_date IS DISTINCT FROM new.expiry_date))) EXECUTE FUNCTION stale_dues_of_certificate();
CREATE TRIGGER certificate_former_search BEFORE UPDATE OF search ON certificate FOR EACH ROW EXECUTE FUNCTION store_former_search();

CREATE TRIGGER certificate_document_notified AFTER INSERT OR UPDATE OF status ON certificate_document FOR EACH ROW EXECUTE FUNCTION notify_certificate_document();

CREATE TRIGGER certificate_disclosed AFTER INSERT ON certificate_event FOR EACH ROW WHEN ((new.event = ANY (ARRAY['PUBLISHED', 'DISCLOSED']))) EXECUTE FUNCTION store_disclosed_on();
CREATE TRIGGER certificate_event_awaits_leaf AFTER INSERT ON certificate_event FOR EACH ROW EXECUTE FUNCTION await_leaf();
CREATE TRIGGER certificate_event_protected BEFORE DELETE OR UPDATE ON certificate_event FOR EACH ROW EXECUTE FUNCTION deny_change();
CREATE TRIGGER certificate_event_notified AFTER INSERT ON certificate_event FOR EACH ROW EXECUTE FUNCTION notify_certificate_event();

CREATE TRIGGER credential_protected BEFORE DELETE OR UPDATE ON credential FOR EACH ROW EXECUTE FUNCTION deny_change();

CREATE TRIGGER signing_certificate_protected BEFORE DELETE OR UPDATE ON signing_certificate FOR EACH ROW EXECUTE FUNCTION deny_change();

CREATE TRIGGER template_version_protected BEFORE DELETE OR UPDATE ON template_version FOR EACH ROW EXECUTE FUNCTION protect_template_version();

CREATE TRIGGER log_checkpoint_protected BEFORE DELETE OR UPDATE ON log_checkpoint FOR EACH ROW EXECUTE FUNCTION deny_change();

CREATE TRIGGER log_leaf_protected BEFORE DELETE OR UPDATE ON log_leaf FOR EACH ROW EXECUTE FUNCTION deny_change();

CREATE TRIGGER log_node_protected BEFORE DELETE OR UPDATE ON log_node FOR EACH ROW EXECUTE FUNCTION deny_change();

CREATE TRIGGER presence_notified AFTER INSERT OR DELETE OR UPDATE ON presence FOR EACH ROW EXECUTE FUNCTION notify_presence();

CREATE TRIGGER conversation_notified AFTER INSERT OR UPDATE ON conversation FOR EACH ROW EXECUTE FUNCTION notify_conversation();

CREATE TRIGGER conversation_message_protected BEFORE UPDATE ON conversation_message FOR EACH ROW EXECUTE FUNCTION protect_conversation_message();

CREATE TRIGGER content_version_announced AFTER INSERT ON content_version FOR EACH ROW WHEN ((new.kind = 'ANNOUNCEMENTS')) EXECUTE FUNCTION notify_announcements();
CREATE TRIGGER content_version_protected BEFORE DELETE OR UPDATE ON content_version FOR EACH ROW EXECUTE FUNCTION deny_change();
CREATE TRIGGER content_version_published AFTER INSERT ON content_version FOR EACH ROW EXECUTE FUNCTION notify_published();
CREATE TRIGGER content_version_notified AFTER INSERT OR DELETE OR UPDATE ON content_version FOR EACH STATEMENT EXECUTE FUNCTION notify_all_sessions();

CREATE TRIGGER content_withdrawal_protected BEFORE DELETE OR UPDATE ON content_withdrawal FOR EACH ROW EXECUTE FUNCTION deny_change();

CREATE TRIGGER translation_notified AFTER INSERT OR DELETE OR UPDATE ON translation FOR EACH STATEMENT EXECUTE FUNCTION notify_translation();

CREATE TRIGGER translation_history_protected BEFORE DELETE OR UPDATE ON translation_history FOR EACH ROW EXECUTE FUNCTION deny_change();

CREATE TRIGGER application_stage_interval_tallied AFTER INSERT ON application_stage_interval FOR EACH ROW EXECUTE FUNCTION tally_visit();

CREATE TRIGGER export_notified AFTER INSERT OR UPDATE OF state, done, total ON export FOR EACH ROW EXECUTE FUNCTION notify_key('export', 'export_key');

CREATE TRIGGER checker_run_notified AFTER INSERT OR UPDATE OF finished_at ON checker_run FOR EACH ROW EXECUTE FUNCTION notify_checker();

CREATE TRIGGER certificate_status_writer BEFORE UPDATE OF certificate_status_code ON certificate FOR EACH ROW WHEN (old.certificate_status_code IS DISTINCT FROM new.certificate_status_code) EXECUTE FUNCTION require_status_writer('certificate_status_code');

CREATE TRIGGER account_status_writer BEFORE UPDATE OF status ON account FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION require_status_writer('status');

CREATE TRIGGER application_status_writer BEFORE UPDATE OF application_status_code ON application FOR EACH ROW WHEN (old.application_status_code IS DISTINCT FROM new.application_status_code) EXECUTE FUNCTION require_status_writer('application_status_code');

CREATE TRIGGER service_status_writer BEFORE UPDATE OF status ON service FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION require_status_writer('status');

CREATE TRIGGER service_version_status_writer BEFORE UPDATE OF status ON service_version FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION require_status_writer('status');

CREATE TRIGGER conversation_status_writer BEFORE UPDATE OF status ON conversation FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION require_status_writer('status');

CREATE TRIGGER invoice_status_writer BEFORE UPDATE OF status ON invoice FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION require_status_writer('status');

CREATE TRIGGER payment_status_writer BEFORE UPDATE OF status ON payment FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION require_status_writer('status');

CREATE TRIGGER refund_status_writer BEFORE UPDATE OF status ON refund FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION require_status_writer('status');

CREATE TRIGGER bank_line_status_writer BEFORE UPDATE OF status ON bank_line FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION require_status_writer('status');
