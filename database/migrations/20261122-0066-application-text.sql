-- What a search for applications looks into, in a table of its own: an action on an application does not write into
-- the indexes of its words, which took half of the time of saving one. The column stays what is written.
create table application_text (
  application_id bigint primary key references application on delete cascade,
  search text not null
);
insert into application_text select id, search from application;
create function renew_application_text() returns trigger language plpgsql as $$
begin
  insert into application_text values (new.id, new.search)
    on conflict (application_id) do update set search = excluded.search;
  return null;
end $$;
create trigger application_text_begun after insert on application
  for each row execute function renew_application_text();
create trigger application_text_renewed after update of search on application
  for each row when (old.search is distinct from new.search) execute function renew_application_text();
drop index application_search, application_pairs;
create index application_text_search on application_text using gin (search gin_trgm_ops);
create index application_text_pairs on application_text using gin (han_pairs(search));
analyze application_text;

-- Twice the same.
drop index application_follows;
