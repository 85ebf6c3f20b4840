-- Off the list is a wish of its own: it outlasts a suspension, an expiry and a renewal.
alter table certificate add column is_unlisted boolean not null default false;
update certificate set is_unlisted = true
  where (select event from certificate_event
    where certificate_id = certificate.id and event in ('PUBLISHED', 'UNLISTED') order by seq desc limit 1) = 'UNLISTED';
-- Who asked for a page, as what, and why: the line that is written when it comes into force says so.
alter table certificate_document add column account_id bigint references account;
alter table certificate_document add column as_role text;
alter table certificate_document add column remark text;
