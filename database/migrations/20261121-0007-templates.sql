-- Templates of certificates and statements, and the pictures that stand on them.

-- Every saved source is kept for ever: a service names the one that prints its pages, and old pages are made again from it.
create table template_version (
  id bigint generated always as identity primary key,
  template_key text not null unique,
  -- Null: offered to every service.
  service_id bigint references service,
  language text not null check (language in ('EN', 'CHT', 'CHS', 'BILINGUAL')),
  version_no int not null,
  source text not null check (octet_length(source) <= 200000),
  remark text,
  -- What each sample came to when it was saved.
  checks jsonb not null,
  created_at timestamptz not null default now(),
  created_by_id bigint references account
);
create unique index template_version_no on template_version (coalesce(service_id, 0), language, version_no);

create function keep_template_version() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a template is kept as it is' using errcode = 'restrict_violation';
end $$;
create trigger template_version_kept before update or delete on template_version
  for each row execute function keep_template_version();

-- Which template printed a page: decided with its facts. Null: the portal's own page.
alter table certificate_document add column template_key text references template_version (template_key);

-- The body's logo, signatures and accreditation marks, each with the days on which it may stand on a new page.
create table mark (
  id bigint generated always as identity primary key,
  mark_key text not null unique,
  kind text not null check (kind in ('LOGO', 'SIGNATURE', 'ACCREDITATION')),
  -- What it is called; of a signature, the signatory's name.
  name jsonb not null,
  -- Of a signature: the signatory's title.
  title jsonb not null,
  -- What those hear who cannot see it.
  alt jsonb not null,
  -- Services on whose pages it stands; none: on all.
  services text[] not null default '{}',
  file_key text not null references file (file_key),
  sha256 text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  valid_from date not null,
  -- The last day; null: until further notice.
  valid_to date check (valid_to >= valid_from),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  removed_at timestamptz,
  -- One page has one logo and one signature.
  constraint mark_logo_once exclude using gist (daterange(valid_from, valid_to, '[]') with &&)
    where (kind = 'LOGO' and removed_at is null),
  constraint mark_signature_once exclude using gist (daterange(valid_from, valid_to, '[]') with &&)
    where (kind = 'SIGNATURE' and removed_at is null)
);
create index mark_by_day on mark (kind, valid_from) where removed_at is null;
