-- What a page was made with and how it was signed, so that every night it can be held against what it should be.
alter table certificate_document add column page_size int check (page_size > 0);
-- Names the templates, fonts and code of the page: made with the same, it has to be the same again.
alter table certificate_document add column made_with text;
alter table certificate_document add column signer text;
alter table certificate_document add column signature_level text
  check (signature_level in ('B-B', 'B-T', 'B-LT', 'B-LTA'));
-- A time stamp was wanted, and no authority gave one in time.
alter table certificate_document add column is_unstamped boolean not null default false;
alter table certificate_document add column checked_at timestamptz;
create index certificate_document_unchecked on certificate_document (checked_at nulls first, id) where status = 'READY';

-- Certificates that pages were signed with. One that was replaced stays: what it signed is still ours.
create table signing_certificate (
  -- SHA-256 of the certificate, lower-case hex.
  fingerprint text primary key,
  certificate bytea not null,
  subject text not null,
  is_demo boolean not null,
  not_before timestamptz not null,
  not_after timestamptz not null,
  first_used_at timestamptz not null default now()
);

-- One verifiable credential per revision that came into force, with its place on the status lists.
create table credential (
  id bigint generated always as identity primary key,
  certificate_id bigint not null references certificate,
  revision int not null,
  status_list int not null check (status_list > 0),
  status_index int not null check (status_index between 0 and 131071),
  kid text not null references proof_key,
  jwt text not null,
  issued_at timestamptz not null default now(),
  unique (certificate_id, revision),
  unique (status_list, status_index)
);

create trigger credential_kept before update or delete on credential
  for each row execute function deny_change();
create trigger signing_certificate_kept before update or delete on signing_certificate
  for each row execute function deny_change();
