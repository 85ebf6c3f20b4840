-- People who were replaced and whose access was removed: their row leaves application_person, which says who sees a file,
-- and is kept here, because the accreditation file names everybody who was ever assigned.
create table application_person_removed (
  id bigint generated always as identity primary key,
  application_id bigint not null references application,
  account_id bigint not null references account,
  mode text not null,
  assigned_at timestamptz not null,
  removed_at timestamptz not null
);
create index application_person_removed_of on application_person_removed (application_id);
