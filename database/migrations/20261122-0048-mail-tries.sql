-- What became of the tries to send a mail; and mails that nobody will send any more.
alter table mail
  add column tries int not null default 0,
  add column error text,
  drop constraint mail_status_check,
  add constraint mail_status_check check (status in ('QUEUED', 'SENT', 'KEPT', 'FAILED', 'DISCARDED'));
create index mail_failed on mail (id desc) where status = 'FAILED';
create index mail_queued on mail (id desc) where status = 'QUEUED';

-- The register of exceptions: duties that were not kept apart, and steps that administrators took for their owners.
create index application_history_exceptions on application_history (at desc)
  where is_override or (as_role in ('ADMIN', 'SUB_ADMIN')
    and action in ('APPROVE_PROGRESS', 'REJECT_PROGRESS', 'REJECT_CHECKLIST', 'REJECT_ASSESSOR'));
drop index application_history_overrides;
