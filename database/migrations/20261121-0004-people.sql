-- People: who they are, what they may be asked for, how they sign in, what they accepted, how they are told.

alter table organisation
  add column logo_file_key text references file (file_key),
  add column version int not null default 1,
  add column updated_at timestamptz not null default now();
create index organisation_search on organisation using gin (search gin_trgm_ops);
create index organisation_name on organisation
  (lower(coalesce(nullif(org_name ->> 'EN', ''), nullif(org_name ->> 'CHT', ''), org_name ->> 'CHS')), id);

alter table account
  add column mobile_code text not null default '+852',
  add column mobile_number text not null default '',
  add column version int not null default 1,
  add column created_by_id bigint references account,
  add column signed_in_at timestamptz,
  add column removed_at timestamptz,
  -- How this person wants to be told; absent entries follow the portal's own choice.
  add column notice jsonb not null default '{}',
  -- Lower case, both Chinese scripts folded to one: names, e-mail, phone.
  add column search text not null default '';
alter table account add column kind text not null generated always as (
  case when 'CLIENT' = any (roles) then 'CLIENT' when 'SUB_CLIENT' = any (roles) then 'SUB' else 'STAFF' end) stored;
-- Lists of people: clients, staff and one organisation's sub-accounts, newest first.
create index account_newest on account (kind, created_at desc, id desc);
create index account_name on account (kind, lower(first_name || ' ' || last_name), id);
create index account_parent on account (parent_id) where parent_id is not null;

-- What a search for accounts looks into: the person's own words and those of the organisation. A table of its own,
-- so that a rename locks no account, and a sign-in does not write into the index of the words.
create table account_text (
  account_id bigint primary key references account on delete cascade,
  search text not null
);
create index account_text_search on account_text using gin (search gin_trgm_ops);
create function renew_account_text() returns trigger language plpgsql as $$
declare
  words text;
begin
  -- Waits for a rename that is under way, and the other way round: neither misses what the other writes.
  select search into words from organisation where id = new.organisation_id for share;
  insert into account_text values (new.id, concat_ws(' ', new.search, words))
    on conflict (account_id) do update set search = excluded.search;
  return null;
end $$;
create trigger account_text_renewed after insert or update of search, organisation_id on account
  for each row execute function renew_account_text();
create function renew_member_texts() returns trigger language plpgsql as $$
begin
  insert into account_text
    select id, concat_ws(' ', search, new.search) from account where organisation_id = new.id order by id
    on conflict (account_id) do update set search = excluded.search;
  return null;
end $$;
create trigger member_texts_renewed after update of search on organisation
  for each row when (old.search is distinct from new.search) execute function renew_member_texts();
-- Through the trigger: every account that there is gets its text.
update account set search = lower(first_name || ' ' || middle_name || ' ' || last_name || ' ' || email);

-- The whole list of certificates; the index of the public register holds only what is public.
create index certificate_newest on certificate (effective_date desc, id desc);

-- What a person may assess: a service, in one industry or (empty) in all.
create table competence (
  account_id bigint not null references account,
  service_id bigint not null references service,
  industry_code text not null default '',
  primary key (account_id, service_id, industry_code)
);
create index competence_service on competence (service_id);
-- Whoever could be assigned until now stays so, until the body says what each of them may assess.
insert into competence (account_id, service_id)
  select account.id, service.id from account, service
  where account.roles && array['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER'] and account.status <> 'REMOVED';

create table absence (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  from_date date not null,
  to_date date not null,
  remark text not null default '',
  check (from_date <= to_date)
);
create index absence_account on absence (account_id, to_date);

-- An organisation that a person must not assess: an interest that was declared.
create table declared_interest (
  account_id bigint not null references account,
  organisation_id bigint not null references organisation,
  remark text not null,
  declared_at timestamptz not null default now(),
  primary key (account_id, organisation_id)
);

create table team (
  id bigint generated always as identity primary key,
  team_key text not null unique,
  name text not null,
  description text not null default '',
  is_active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index team_name on team (lower(name)) where is_active;
create table team_member (
  team_id bigint not null references team,
  account_id bigint not null references account,
  is_lead boolean not null default false,
  primary key (team_id, account_id)
);
create index team_member_account on team_member (account_id);
create table team_service (
  team_id bigint not null references team,
  service_id bigint not null references service,
  primary key (team_id, service_id)
);
create index team_service_service on team_service (service_id);
-- None: every industry of its services.
create table team_industry (
  team_id bigint not null references team,
  industry_code text not null,
  primary key (team_id, industry_code)
);

-- Of the answers, what competence and teams look at.
alter table application add column industry_code text;
create index application_industry on application (service_id, industry_code);

-- How sessions are shown to their owner, and when their owner last proved to be there.
alter table session
  add column session_key text not null unique default replace(gen_random_uuid()::text, '-', ''),
  add column method text not null default 'PASSWORD'
    check (method in ('PASSWORD', 'OTP', 'RECOVERY', 'PASSKEY', 'LINK', 'PROVIDER')),
  add column proven_at timestamptz not null default now();
create trigger session_proven after update of proven_at on session
  for each row execute function tell_session('account_id');

-- Second factors. The secret is encrypted with a key that is not in the database.
create table totp (
  account_id bigint primary key references account,
  secret bytea,
  confirmed_at timestamptz,
  -- A new authenticator that waits for its first code; the old one is good until then.
  next_secret bytea,
  begun_at timestamptz,
  -- The last time step that was used: a code works once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
create table recovery_code (
  account_id bigint not null references account,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
create table passkey (
  id bigint generated always as identity primary key,
  passkey_key text not null unique,
  account_id bigint not null references account,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  is_backed_up boolean not null default false,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkey_account on passkey (account_id);
create table passkey_challenge (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('REGISTER', 'LOGIN', 'STEP_UP')),
  account_id bigint references account,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Who a person is at an identity provider, and sign-ins that are under way there.
create table identity (
  issuer text not null,
  subject text not null,
  account_id bigint not null references account,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index identity_account on identity (account_id);
create table provider_sign_in (
  state_hash bytea primary key,
  -- Only the browser that began may finish.
  browser_hash bytea not null,
  nonce text not null,
  code_verifier text not null,
  redirect text,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index provider_sign_in_expires on provider_sign_in (expires_at);
-- Of a code that an identity provider's answer was traded for: a second factor was shown there.
alter table one_time_link
  add column is_factor_proven boolean not null default false,
  -- When the provider itself last asked who it is.
  add column proven_at timestamptz;

-- Legal texts that people accept. Without content of its own a version stands for the text that is built in.
create table legal_version (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('TERMS', 'PRIVACY', 'COOKIES')),
  version_id text not null,
  content jsonb,
  effective_at timestamptz not null,
  saved timestamptz not null default now(),
  account_id bigint references account,
  unique (kind, version_id)
);
create index legal_version_newest on legal_version (kind, effective_at desc, id desc);
insert into legal_version (kind, version_id, effective_at) values
  ('TERMS', '1.0', '2026-01-01'), ('PRIVACY', '1.0', '2026-01-01'), ('COOKIES', '1.0', '2026-01-01');

-- Who accepted which version, when and from where: kept for ever.
create table acceptance (
  account_id bigint not null references account,
  kind text not null,
  version_id text not null,
  at timestamptz not null,
  address text,
  primary key (account_id, kind, version_id)
);
insert into acceptance (account_id, kind, version_id, at)
  select id, 'TERMS', terms_version, created_at from account where terms_version is not null
  union all
  select id, 'PRIVACY', privacy_version, created_at from account where privacy_version is not null;
create trigger acceptance_kept before update or delete on acceptance for each row execute function deny_change();

-- Mails in the body's own words; the newest version of a template and language counts.
create table mail_template (
  id bigint generated always as identity primary key,
  template text not null,
  language text not null check (language in ('EN', 'CHT', 'CHS')),
  version int not null,
  -- Null: back to the words that are built in.
  words jsonb,
  account_id bigint references account,
  at timestamptz not null default now(),
  unique (template, language, version)
);

alter table notification
  -- When it went out by mail, alone or in a digest.
  add column mailed_at timestamptz,
  -- Waits for the next digest.
  add column is_for_digest boolean not null default false;
create index notification_digest on notification (account_id) where is_for_digest and mailed_at is null;

create table export_ticket (
  ticket_hash bytea primary key,
  list text not null,
  query jsonb not null,
  account_id bigint not null references account,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Live screens: every process hears at commit what changed for whom. A new message is told with its key; of many
-- that are read at once the person is told once.
create function tell_notification() returns trigger language plpgsql as $$
begin
  perform pg_notify('notification', account.user_key || case tg_op when 'INSERT' then ' ' || new.notification_key else '' end)
    from account where account.id = new.account_id;
  return null;
end $$;
create trigger notification_told after insert or update of read_at on notification
  for each row execute function tell_notification();

create function tell_application() returns trigger language plpgsql as $$
begin
  perform pg_notify('application', new.application_key || ' ' || new.version);
  return null;
end $$;
create trigger application_told after update on application
  for each row when (old.version is distinct from new.version) execute function tell_application();

-- What holds for every session at once: nothing kept of any of them is fresh any more.
create function tell_all_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('session', 'all');
  return null;
end $$;
create trigger legal_version_told after insert or update or delete on legal_version
  for each statement execute function tell_all_sessions();
create trigger setting_told after insert or update or delete on setting
  for each statement execute function tell_all_sessions();
-- A second factor concerns one account; the row that went away still says whose it was.
create or replace function tell_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('session', (case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[0]);
  return null;
end $$;
create trigger totp_told after insert or delete or update of confirmed_at on totp
  for each row execute function tell_session('account_id');
create trigger passkey_told after insert or delete on passkey
  for each row execute function tell_session('account_id');

-- Workload of teams: what is open of a service, and who confirmed or returned how much lately.
create index application_open on application (service_id, industry_code)
  where application_status_code in ('PENDING', 'RETURNED', 'UNDERREVIEW', 'REJECTED', 'REJECTED_FLOW', 'CERTIFIED');
create index application_history_checked on application_history (account_id, at) include (application_id)
  where action in ('APPROVE', 'RETURN');
