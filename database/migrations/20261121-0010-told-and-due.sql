-- The public reads the names of tags from what processes keep of services: they hear of a change of either.
create trigger tag_told after insert or update or delete on tag
  for each statement execute function tell_service();

-- Findings that somebody is still to be told of: those of years past are not read every night.
drop index checklist_answer_due;
create index checklist_answer_due on checklist_answer (due_on) where due_on is not null and told_at is null;

-- How many applications of a service run, and how many follow one of its versions: counted with every look at it.
create index application_running on application (service_id)
  where application_status_code not in ('COMPLETED', 'CANCELLED', 'REJECTED_STAFF', 'ARCHIVED');
create index application_version on application (service_version_id);
