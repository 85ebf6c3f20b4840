-- Backups that were made of this database, each noted when it had been read again.
create table backup_run (
  id bigint generated always as identity primary key,
  cut_at timestamptz not null,
  finished_at timestamptz not null default clock_timestamp(),
  rows bigint not null,
  files bigint not null,
  bytes bigint not null,
  is_encrypted boolean not null,
  -- False where the store did not have a file that a row names, or had it with other bytes.
  is_whole boolean not null,
  manifest_sha256 text not null
);
create index backup_run_newest on backup_run (cut_at desc);
