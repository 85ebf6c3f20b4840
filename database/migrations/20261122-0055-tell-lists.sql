-- Open lists hear at commit which rows are new or changed. Applications and certificates tell of their changes already;
-- a new application told nobody, for nobody could have it open.
create trigger application_begun_told after insert on application
  for each row execute function tell_application();

-- `tell_key(channel, column)`: the row's own key is all that is said.
create function tell_key() returns trigger language plpgsql as $$
begin
  perform pg_notify(tg_argv[0], to_jsonb(new) ->> tg_argv[1]);
  return null;
end $$;
create trigger invoice_told after insert or update on invoice
  for each row execute function tell_key('invoice', 'invoice_key');
-- Not when somebody only signed in.
create trigger account_listed after insert or update of version, status, roles, first_name, last_name, email on account
  for each row execute function tell_key('account', 'user_key');

-- Without the text of a whole mail on the way to its key.
create function tell_mail() returns trigger language plpgsql as $$
begin
  perform pg_notify('mail', new.mail_key);
  return null;
end $$;
create trigger mail_told after insert or update of status on mail
  for each row execute function tell_mail();

-- Lines of the log have no key that anybody is told.
create function tell_audit() returns trigger language plpgsql as $$
begin
  perform pg_notify('audit', '');
  return null;
end $$;
create trigger audit_told after insert on audit for each statement execute function tell_audit();

create function tell_bulk() returns trigger language plpgsql as $$
begin
  perform pg_notify('bulk', bulk_job.job_key) from bulk_job where bulk_job.id = new.bulk_job_id;
  return null;
end $$;
create trigger bulk_item_told after update of status on bulk_item
  for each row when (old.status is distinct from new.status) execute function tell_bulk();
create trigger bulk_job_told after insert or update of stopped_at, finished_at on bulk_job
  for each row execute function tell_key('bulk', 'job_key');
