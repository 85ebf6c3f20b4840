-- What is announced to somebody who is signed in is told them when it is published.
create function tell_announcements() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', 'announcements ' || new.version_id);
  return null;
end $$;
create trigger content_version_announced after insert on content_version
  for each row when (new.kind = 'ANNOUNCEMENTS') execute function tell_announcements();

-- What was published and is not in force yet may be taken back; the version itself stays as it was published.
create table content_withdrawal (
  content_version_id bigint primary key references content_version,
  account_id bigint references account,
  at timestamptz not null default now()
);
create trigger content_withdrawal_kept before update or delete on content_withdrawal
  for each row execute function deny_change();
