-- The public register's own order, without what it does not list.
create index certificate_listed on certificate (effective_date desc, id desc)
  where certificate_status_code in ('PUBLISHED', 'RENEWAL', 'SUSPENDED', 'EXPIRED', 'TERMINATED');
create index certificate_service on certificate (service_id, effective_date desc, id desc);
-- From a certificate to the applications of its cycles, and from a file to the page that it is.
create index application_certificate on application (certificate_id) where certificate_id is not null;
create index certificate_document_file on certificate_document (file_key) where file_key is not null;
