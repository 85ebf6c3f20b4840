-- Comments on applications: of staff among themselves, or between the client and the body.
create table application_comment (
  id bigint generated always as identity primary key,
  comment_key text not null unique,
  application_id bigint not null references application,
  account_id bigint not null references account,
  as_role text not null,
  -- Decided once: see the trigger below.
  is_internal boolean not null,
  version int not null default 1,
  -- As it stands; empty once it was removed. What it said before is in its versions.
  comment text not null,
  -- Keys of accounts.
  mentions text[] not null default '{}',
  attachment text[] not null default '{}',
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  removed_by_id bigint references account,
  check ((removed_at is null) = (removed_by_id is null)),
  check (removed_at is null or (comment = '' and attachment = '{}' and mentions = '{}'))
);
create index application_comment_newest on application_comment (application_id, id desc);
create index application_comment_author on application_comment (account_id);

-- What was said inside never becomes the client's to read, and nobody's words become somebody else's.
create function keep_comment_kind() returns trigger language plpgsql as $$
begin
  raise exception 'a comment keeps its kind, its author and its application' using errcode = 'restrict_violation';
end $$;
create trigger application_comment_kind before update on application_comment
  for each row when (old.is_internal is distinct from new.is_internal or old.account_id <> new.account_id
    or old.application_id <> new.application_id) execute function keep_comment_kind();

-- Every wording that a comment ever had, and when it was removed.
create table application_comment_version (
  comment_id bigint not null references application_comment,
  version int not null,
  deed text not null check (deed in ('WRITE', 'EDIT', 'REMOVE')),
  comment text not null,
  mentions text[] not null,
  attachment text[] not null,
  account_id bigint not null references account,
  as_role text not null,
  at timestamptz not null,
  primary key (comment_id, version)
);
create trigger application_comment_version_kept before update or delete on application_comment_version
  for each row execute function deny_change();

-- How far somebody has read. Comments of one application are written one after the other, so a later one has a higher id.
create table application_comment_seen (
  application_id bigint not null references application,
  account_id bigint not null references account,
  comment_id bigint not null references application_comment,
  primary key (application_id, account_id)
);

-- Live screens: each kind is told on a channel of its own, and clients are let into the room of one of them only.
create function tell_comment() returns trigger language plpgsql as $$
begin
  perform pg_notify(case when c.is_internal then 'internalcomment' else 'comment' end,
      application.application_key || ' ' || c.comment_key || '.' || new.version)
    from application_comment c join application on application.id = c.application_id
    where c.id = new.comment_id;
  return null;
end $$;
create trigger application_comment_told after insert on application_comment_version
  for each row execute function tell_comment();
