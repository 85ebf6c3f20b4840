-- Changes of a certificate say as what somebody made them, and what its last valid day became where they moved it.
alter table certificate_event add column as_role text;
alter table certificate_event add column expiry_date date;
-- Papers that a reason was given with; they stay with the event.
alter table certificate_event add column attachment text[] not null default '{}';
-- The disclosure document in force; before this it was that of the application.
alter table certificate add column disclosure_file text;
update certificate set disclosure_file = application.disclosure_file
  from certificate_document, application
  where certificate_document.certificate_id = certificate.id
    and certificate_document.revision = certificate.revision
    and application.id = certificate_document.application_id
    and application.disclosure_file is not null;
