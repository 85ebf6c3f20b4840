-- Strangers who want to hear of a certificate. Nobody is told anything before they have said yes in their own mailbox.
create table follow (
  id bigint generated always as identity primary key,
  follow_key text not null unique,
  certificate_id bigint not null references certificate,
  -- In small letters.
  email text not null,
  language text not null check (language in ('EN', 'CHT', 'CHS')),
  -- They held the code, and so hear of the certificate also while it is not listed.
  has_code boolean not null,
  confirm_hash bytea,
  confirm_until timestamptz,
  confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  unique (certificate_id, email)
);
create unique index follow_confirm on follow (confirm_hash) where confirm_hash is not null;
create index follow_email on follow (email);

-- Where whoever gets a mail can end such mails (RFC 8058); gone with the code in the text once it went out.
alter table mail add column unsubscribe text;

-- A certificate is found by the names that it carried before as well, from its first publication on.
alter table certificate add column former_search text not null default '';
create index certificate_former_search on certificate using gin (former_search gin_trgm_ops);

create function keep_former_search() returns trigger language plpgsql as $$
begin
  if new.search is distinct from old.search and old.certificate_status_code <> 'PENDING'
    and position(old.search in old.former_search) = 0 then
    new.former_search := btrim(old.former_search || ' ' || old.search);
  end if;
  return new;
end $$;
create trigger certificate_former_search before update of search on certificate
  for each row execute function keep_former_search();

-- Names of pages that were replaced before this. Their simplified writing is what a search is folded to.
update certificate set former_search = earlier.words
  from (
    select certificate_document.certificate_id, lower(string_agg(concat_ws(' ',
        facts #>> '{OrgName,EN}', facts #>> '{OrgName,CHT}', facts #>> '{OrgName,CHS}',
        facts #>> '{BranchName,EN}', facts #>> '{BranchName,CHT}', facts #>> '{BranchName,CHS}'), ' ')) as words
      from certificate_document
      join certificate on certificate.id = certificate_document.certificate_id
      where certificate_document.status = 'READY'
        and certificate_document.revision < certificate.revision
        and facts -> 'OrgName' is distinct from certificate.org_name
      group by certificate_document.certificate_id
  ) as earlier
  where certificate.id = earlier.certificate_id;

-- The industry of the application behind a certificate is a filter of the register.
create index application_industry_code on application (industry_code) where industry_code is not null;
