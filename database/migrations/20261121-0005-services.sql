-- Services that the body's own staff configure: drafts, versions with a day from which they hold, reference lists.

alter table service
  add column status text not null default 'OFFERED' check (status in ('PREPARED', 'OFFERED', 'HELD', 'REMOVED')),
  -- Labels for finding: no part of what an applicant agrees to, so they are not versioned.
  add column tags text[] not null default '{}',
  add column version int not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();
update service set status = 'HELD' where not is_active;
alter table service drop column is_active;
update service set tags = array(
  select jsonb_array_elements_text(newest.definition -> 'Tags')
  from (select definition from service_version where service_id = service.id order by version_no desc limit 1) newest);
create index service_tags on service using gin (tags);

alter table service_version
  add column status text not null default 'PUBLISHED' check (status in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
  -- The first day, in Hong Kong, on which new applications follow this version.
  add column effective_on date,
  -- The version that a draft began as a copy of.
  add column based_on_no int,
  -- What is different, in the words of who published it.
  add column remark text,
  add column created_at timestamptz not null default now(),
  add column created_by_id bigint references account,
  add column updated_at timestamptz not null default now(),
  add column updated_by_id bigint references account,
  add column published_by_id bigint references account;
update service_version set
  status = case when published_at is null then 'DRAFT' else 'PUBLISHED' end,
  effective_on = (published_at at time zone 'Asia/Hong_Kong')::date,
  created_at = coalesce(published_at, now()),
  updated_at = coalesce(published_at, now()),
  definition = (definition - 'Tags') || '{"NumberPattern": "{SchemeCode}-{YYYY}-{00000}", "Stages": {},
    "Templates": {}, "FindingDays": {"MINOR": 90, "MAJOR": 30}, "FormProvider": "NATIVE", "MachForm": null}';
update service set status = 'PREPARED'
  where not exists (select from service_version where service_id = service.id and status = 'PUBLISHED');
alter table service_version
  add check ((status = 'DRAFT') = (published_at is null)),
  add check (status = 'DRAFT' or effective_on is not null);
create unique index service_version_draft on service_version (service_id) where status = 'DRAFT';
create index service_version_in_force on service_version (service_id, version_no desc) where status = 'PUBLISHED';
create index application_follows on application (service_version_id);

-- What was published is what people applied under: it is never changed. Before its first day it may be withdrawn.
create function keep_published_version() returns trigger language plpgsql as $$
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
end $$;
create trigger service_version_kept before update or delete on service_version
  for each row execute function keep_published_version();

-- Every process that keeps what is on offer hears at commit that it changed.
create function tell_service() returns trigger language plpgsql as $$
begin
  perform pg_notify('service', '');
  return null;
end $$;
create trigger service_told after insert or update on service
  for each statement execute function tell_service();

-- Reference lists: what services, forms and people are described by. A code never changes; who used it keeps it.
create table industry (
  code text primary key,
  name jsonb not null,
  position int not null default 0,
  is_active boolean not null default true,
  version int not null default 1
);
create table tag (
  tag_code text primary key,
  name jsonb not null,
  description jsonb not null default '{"EN":"","CHT":"","CHS":""}',
  position int not null default 0,
  is_active boolean not null default true,
  version int not null default 1
);
-- The body's own names and times for the steps of the chain; a service takes one for each of its steps.
create table stage (
  id bigint generated always as identity primary key,
  stage_key text not null unique,
  step text not null check (step in ('ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO')),
  name jsonb not null,
  description jsonb not null default '{"EN":"","CHT":"","CHS":""}',
  target_days int not null check (target_days between 1 and 730),
  position int not null default 0,
  is_active boolean not null default true,
  version int not null default 1
);
-- ISO 3166-1 with the regions of UN M49.
create table region (
  m49 text primary key,
  name jsonb not null
);
create table country (
  alpha3 text primary key,
  alpha2 text not null unique,
  numeric_code text not null unique,
  name jsonb not null,
  region_code text references region,
  sub_region_code text references region,
  intermediate_region_code text references region,
  is_enabled boolean not null default true,
  position int not null default 0,
  version int not null default 1
);
alter table application add column tags text[] not null default '{}';
create index application_tags on application using gin (tags) where tags <> '{}';
