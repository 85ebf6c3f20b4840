-- What waits for somebody comes out of an index that begins with whom it waits for, in the order of the list. The
-- queries say the roles in these words, each of its own.
drop index application_turn_roles;
drop index application_turn_user;
create index application_turn_person on application (turn_user_id, updated_at desc, id desc)
  where turn_user_id is not null;
create index application_turn_business on application (updated_at desc, id desc) where turn_roles && '{BUSINESS}';
create index application_turn_scheduling on application (updated_at desc, id desc) where turn_roles && '{SCHEDULING}';
create index application_turn_coo on application (updated_at desc, id desc) where turn_roles && '{COO}';
create index application_turn_deputyceo on application (updated_at desc, id desc) where turn_roles && '{DEPUTYCEO}';
create index application_turn_ceo on application (updated_at desc, id desc) where turn_roles && '{CEO}';

-- What lies on a team's desk is added up without a look at the applications themselves.
drop index application_open;
create index application_open on application (service_id, industry_code)
  include (id, application_status_code, due_at, turn_roles, step_since, submitted_at, created_at)
  where application_status_code in ('PENDING', 'RETURNED', 'UNDERREVIEW', 'REJECTED', 'REJECTED_FLOW', 'CERTIFIED');

-- Few of the answers to a checklist are findings with a day.
create index checklist_answer_finding on checklist_answer (application_id, round, due_on) where due_on is not null;

-- The certificates of who is assigned.
create index application_person_certificate on application_person (account_id, certificate_id)
  where certificate_id is not null;

-- The day on which a disclosure document came into the register stands beside it: the list of them is in its order.
alter table certificate add column disclosed_on date;
update certificate set disclosed_on = (
    select max(effective_on) from certificate_event
    where certificate_id = certificate.id and event in ('PUBLISHED', 'DISCLOSED'))
  where disclosure_file is not null;
create function keep_disclosed_on() returns trigger language plpgsql as $$
begin
  update certificate set disclosed_on = (
      select max(effective_on) from certificate_event
      where certificate_id = certificate.id and event in ('PUBLISHED', 'DISCLOSED'))
    where id = new.certificate_id;
  return null;
end $$;
create trigger certificate_disclosed after insert on certificate_event
  for each row when (new.event in ('PUBLISHED', 'DISCLOSED')) execute function keep_disclosed_on();
create index certificate_disclosed on certificate (disclosed_on desc, id desc)
  where disclosure_file is not null and certificate_status_code in ('PUBLISHED', 'RENEWAL');

-- Numbers of invoices as banks write them.
create index invoice_plain_no on invoice (replace(invoice_no, '-', ''));

-- Mails of every state, and what nobody has read yet, in the order of their lists.
drop index mail_failed;
drop index mail_queued;
create index mail_status on mail (status, id desc);
drop index notification_unread;
create index notification_unread on notification (account_id, id desc) where read_at is null;
