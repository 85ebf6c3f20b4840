-- Accreditation files: the whole file of a certificate as a ZIP, made by a job for one person, kept for some days.
create table dossier (
  id bigint generated always as identity primary key,
  dossier_key text not null unique,
  certificate_id bigint not null references certificate (id),
  account_id bigint not null references account (id),
  language text not null check (language in ('EN', 'CHT', 'CHS')),
  status text not null default 'WAITING' check (status in ('WAITING', 'RUNNING', 'READY', 'FAILED', 'GONE')),
  stage text check (stage in ('READ', 'CHECK', 'PRINT', 'PACK')),
  progress integer not null default 0 check (progress between 0 and 100),
  attempts integer not null default 0,
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  storage_key text,
  size bigint,
  sha256 text,
  file_count integer,
  fault_count integer not null default 0,
  check ((status = 'READY') = (storage_key is not null))
);
create index dossier_of_person on dossier (certificate_id, account_id, id desc);
-- One at a time for each person and certificate: whoever clicks twice gets the one that is being made.
create unique index dossier_under_way on dossier (certificate_id, account_id) where status in ('WAITING', 'RUNNING');
create index dossier_to_remove on dossier (expires_at) where status = 'READY';

-- Disclosure documents that the portal makes from the page in force; uploaded ones are files only.
create table disclosure_document (
  id bigint generated always as identity primary key,
  certificate_id bigint not null references certificate (id),
  application_id bigint not null references application (id),
  -- Of the page that it discloses; it may be made again for the same page.
  revision integer not null,
  version_no integer not null,
  language text not null,
  facts jsonb not null,
  -- The document in place when it was asked for: whoever hands in another meanwhile keeps theirs.
  replaces text,
  status text not null default 'INTENDED' check (status in ('INTENDED', 'READY', 'FAILED')),
  file_key text unique,
  sha256 text,
  is_demo boolean not null default false,
  account_id bigint not null references account (id),
  as_role text,
  remark text,
  created_at timestamptz not null,
  ready_at timestamptz,
  unique (certificate_id, version_no),
  check ((status = 'READY') = (file_key is not null and sha256 is not null))
);
create unique index disclosure_under_way on disclosure_document (certificate_id) where status = 'INTENDED';
