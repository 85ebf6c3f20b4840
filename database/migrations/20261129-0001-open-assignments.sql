-- outside a transaction
-- Open assignments by person, for the workload of staff: a small part of all assignments ever made.
create index concurrently if not exists application_person_open on application_person (account_id, application_id)
  include (mode) where (application_status_code = any (array['PENDING', 'RETURNED', 'UNDERREVIEW', 'REJECTED', 'REJECTED_FLOW']));
