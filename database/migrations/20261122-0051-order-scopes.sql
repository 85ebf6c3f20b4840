-- Every list comes out of an index that begins with who may see what, in the order of the list.

-- Whoever is assigned has lists of their own: when their applications last changed and what became of them is kept
-- beside the assignment.
alter table application_person
  add column updated_at timestamptz,
  add column application_status_code text,
  add column certificate_id bigint;
update application_person as person
  set updated_at = application.updated_at, application_status_code = application.application_status_code,
    certificate_id = application.certificate_id
  from application where application.id = person.application_id;
alter table application_person
  alter column updated_at set not null,
  alter column application_status_code set not null;
create index application_person_newest on application_person (account_id, updated_at desc, application_id desc)
  include (application_status_code, certificate_id);
create index application_person_of on application_person (application_id);

create function begin_application_person() returns trigger language plpgsql as $$
begin
  select updated_at, application_status_code, certificate_id
    into new.updated_at, new.application_status_code, new.certificate_id
    from application where id = new.application_id;
  return new;
end $$;
create trigger application_person_begun before insert on application_person
  for each row execute function begin_application_person();

create function follow_application() returns trigger language plpgsql as $$
begin
  update application_person
    set updated_at = new.updated_at, application_status_code = new.application_status_code,
      certificate_id = new.certificate_id
    where application_id = new.id;
  return null;
end $$;
create trigger application_followed after update of updated_at, application_status_code, certificate_id on application
  for each row when (old.updated_at is distinct from new.updated_at
    or old.application_status_code is distinct from new.application_status_code
    or old.certificate_id is distinct from new.certificate_id)
  execute function follow_application();

-- What deciders see: what has reached their step. The queries say the steps in the same words.
create index application_reached_coo on application (updated_at desc, id desc) where reached_steps && '{COO}';
create index application_reached_ceo on application (updated_at desc, id desc) where reached_steps && '{CEO}';
create index application_reached_both on application (updated_at desc, id desc) where reached_steps && '{COO,CEO}';

-- Oldest first is another order where a day may be missing.
create index application_submitted_oldest on application (submitted_at, id desc);
create index application_step on application (step_since desc nulls last, id desc);
create index application_step_oldest on application (step_since, id desc);

-- Orders of certificates that no index gave.
create index certificate_name on certificate ((org_name ->> 'EN'), id);
create index certificate_expiry_latest on certificate (expiry_date desc nulls last, id desc);
