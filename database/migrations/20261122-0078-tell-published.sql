-- What is in force may have changed: who remembers the versions for a moment reads them again.
create function tell_published() returns trigger language plpgsql as $$
begin
  perform pg_notify('published', new.kind);
  return null;
end $$;
create trigger content_version_published after insert on content_version
  for each row execute function tell_published();
