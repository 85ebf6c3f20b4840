-- Content: what the body writes itself. Legal texts become one kind of it; their rows and acceptances stay.

alter table legal_version rename to content_version;
alter sequence legal_version_id_seq rename to content_version_id_seq;
alter table content_version rename constraint legal_version_pkey to content_version_pkey;
alter table content_version rename constraint legal_version_kind_version_id_key to content_version_kind_version_id_key;
alter table content_version rename constraint legal_version_account_id_fkey to content_version_account_id_fkey;
alter index legal_version_newest rename to content_version_newest;
alter trigger legal_version_told on content_version rename to content_version_told;
alter table content_version drop constraint legal_version_kind_check;
alter table content_version
  add constraint content_version_kind_check
    check (kind in ('TERMS', 'PRIVACY', 'COOKIES', 'FAQ', 'HOME', 'ANNOUNCEMENTS')),
  -- EXTERNAL: the copy of what another server published under `external_id`.
  add column source text not null default 'PORTAL' check (source in ('BUILT_IN', 'PORTAL', 'EXTERNAL')),
  add column external_id text;
-- Without content of its own a version stands for the words that are built in.
update content_version set source = 'BUILT_IN' where content is null and account_id is null;

-- Until now a text was plain: empty lines part paragraphs, a line that begins with # is a heading.
create function pg_temp.as_html(words text) returns text language plpgsql as $$
declare
  line text;
  paragraph text := '';
  html text := '';
begin
  for line in select trim(both from part, E' \t') from regexp_split_to_table(words || E'\n', E'\r\n?|\n') as part loop
    line := replace(replace(replace(replace(line, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;');
    if (line = '' or line like '#%') and paragraph <> '' then
      html := html || '<p>' || paragraph || '</p>';
      paragraph := '';
    end if;
    if line like '#%' then
      line := trim(both from ltrim(line, '#'));
      if line <> '' then
        html := html || '<h2>' || line || '</h2>';
      end if;
    elsif line <> '' then
      paragraph := case paragraph when '' then line else paragraph || '<br />' || line end;
    end if;
  end loop;
  return html || case paragraph when '' then '' else '<p>' || paragraph || '</p>' end;
end $$;
update content_version set content = jsonb_build_object(
    'EN', pg_temp.as_html(content ->> 'EN'),
    'CHT', pg_temp.as_html(content ->> 'CHT'),
    'CHS', pg_temp.as_html(content ->> 'CHS'))
  where content is not null;
drop function pg_temp.as_html(text);

insert into content_version (kind, version_id, effective_at, source) values
  ('FAQ', '1.0', '2026-01-01', 'BUILT_IN'),
  ('HOME', '1.0', '2026-01-01', 'BUILT_IN'),
  ('ANNOUNCEMENTS', '1.0', '2026-01-01', 'BUILT_IN');

-- What was published stays as it was published.
create trigger content_version_kept before update or delete on content_version
  for each row execute function deny_change();

-- One open draft per kind.
create table content_draft (
  kind text primary key check (kind in ('TERMS', 'PRIVACY', 'COOKIES', 'FAQ', 'HOME', 'ANNOUNCEMENTS')),
  content jsonb not null,
  based_on text not null,
  version int not null default 1,
  account_id bigint references account,
  updated_at timestamptz not null default now()
);

-- Pictures of the content: anybody who knows the key may load them.
create table content_picture (
  file_key text primary key references file (file_key),
  account_id bigint references account,
  at timestamptz not null default now()
);

-- How it went the last time the external server was asked.
create table content_source (
  kind text primary key check (kind in ('TERMS', 'PRIVACY', 'COOKIES')),
  asked_at timestamptz not null,
  good_at timestamptz,
  problem text
);
