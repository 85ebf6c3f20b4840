-- What is due of the certificates in force, as the calendar works it out, so that a schedule is a range of an index.
-- Whatever depends on the day it is looked at is not in here. No references: looking them up would have to wait for
-- people who are at work on a certificate. Certificates are never removed.
create table certificate_due (
  certificate_id bigint not null,
  -- Among what stands on the certificate's line.
  place int not null,
  kind text not null check (kind in ('SURVEILLANCE', 'SPECIAL', 'RENEWAL', 'EXPIRY')),
  no int not null,
  due_on date not null,
  -- Null where nothing has to be begun.
  opens_on date,
  is_running boolean not null,
  -- The last day on which it is anybody's work: what was missed gives way.
  listed_to date not null,
  -- Of its assessment, and of the one that began the cycle.
  application_key text,
  opener_key text,
  service_id bigint not null,
  -- As the schedule is sorted by them.
  certificate_no text collate "C" not null,
  org_name text collate "C" not null,
  primary key (certificate_id, place)
);
-- Months are counted from this one alone.
create index certificate_due_on on certificate_due (due_on, certificate_no, place)
  include (kind, listed_to, certificate_id);
create index certificate_due_kind on certificate_due (kind, due_on, certificate_no, place);
create index certificate_due_service on certificate_due (service_id, due_on, certificate_no, place);
create index certificate_due_number on certificate_due (certificate_no, place);
create index certificate_due_name on certificate_due (org_name, certificate_no, place);

-- Certificates whose dues are to be worked out anew, a row for each change: nobody who changes something ever waits
-- here for somebody else.
create table certificate_due_stale (
  id bigint generated always as identity primary key,
  certificate_id bigint not null
);

create function stale_dues_of_certificate() returns trigger language plpgsql as $$
begin
  insert into certificate_due_stale (certificate_id) values (new.id);
  return null;
end $$;
create trigger certificate_due_begun after insert on certificate
  for each row execute function stale_dues_of_certificate();
create trigger certificate_due_changed after update on certificate for each row
  when ((old.certificate_no, old.certificate_status_code, old.org_name, old.service_id, old.service_version_id,
      old.first_issue_date, old.expiry_date)
    is distinct from (new.certificate_no, new.certificate_status_code, new.org_name, new.service_id,
      new.service_version_id, new.first_issue_date, new.expiry_date))
  execute function stale_dues_of_certificate();

create function stale_dues_of_application() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.certificate_id is not null then
    insert into certificate_due_stale (certificate_id) values (old.certificate_id);
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and old.certificate_id is distinct from new.certificate_id then
    insert into certificate_due_stale (certificate_id) select new.certificate_id where new.certificate_id is not null;
  end if;
  return null;
end $$;
create trigger application_due_begun after insert on application for each row
  when (new.certificate_id is not null) execute function stale_dues_of_application();
create trigger application_due_gone after delete on application for each row
  when (old.certificate_id is not null) execute function stale_dues_of_application();
create trigger application_due_changed after update on application for each row
  when ((old.certificate_id is not null or new.certificate_id is not null)
    and (old.certificate_id, old.assessment_type, old.application_status_code, old.end_date_time, old.certified_at,
        old.created_at, old.decision_date, old.effective_date, old.expiry_date, old.cycle_from)
      is distinct from (new.certificate_id, new.assessment_type, new.application_status_code, new.end_date_time,
        new.certified_at, new.created_at, new.decision_date, new.effective_date, new.expiry_date, new.cycle_from))
  execute function stale_dues_of_application();

-- Everything that there is; a portal that is upgraded works it out as soon as it runs, what ends first before all else:
-- the highest ids are taken first.
insert into certificate_due_stale (certificate_id) select id from certificate order by expiry_date desc nulls first;
do $$
begin
  if to_regnamespace('graphile_worker') is not null and exists (select from certificate_due_stale) then
    perform graphile_worker.add_job('cycle.settle', payload => '{}'::json, job_key => 'cycle.settle');
  end if;
end $$;
