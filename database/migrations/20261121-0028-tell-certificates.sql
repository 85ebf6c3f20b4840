-- Live screens: who has a certificate open hears at commit of each line of its story, and of a page that was made.
create function tell_certificate_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('certificate', certificate.certificate_key || ' ' || new.seq)
    from certificate where certificate.id = new.certificate_id;
  return null;
end $$;
create trigger certificate_event_told after insert on certificate_event
  for each row execute function tell_certificate_event();

create function tell_certificate_document() returns trigger language plpgsql as $$
begin
  perform pg_notify('certificate', certificate.certificate_key)
    from certificate where certificate.id = new.certificate_id;
  return null;
end $$;
create trigger certificate_document_told after insert or update of status on certificate_document
  for each row execute function tell_certificate_document();
