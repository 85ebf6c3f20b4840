-- Every process keeps sessions for a moment. Whatever changes who somebody is, or ends a session, is told to all of
-- them by the database itself, so that no statement can forget to.
create function tell_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('session', to_jsonb(new) ->> tg_argv[0]);
  return null;
end $$;

create trigger session_ended after update of ended_at on session
  for each row execute function tell_session('account_id');
create trigger account_changed after update on account
  for each row when (old.* is distinct from new.*) execute function tell_session('id');

create index one_time_link_account on one_time_link (account_id);
-- The log is searched by person, object and address; the outbox by a part of the address.
create index audit_account on audit (account_id, id desc);
create index audit_object on audit (object, id desc);
create index audit_address on audit (address, id desc);
create index mail_recipient on mail using gin (lower(recipient) gin_trgm_ops);
