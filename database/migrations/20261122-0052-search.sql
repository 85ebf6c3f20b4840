-- Two Chinese letters are a word, and trigrams do not know them: what stands beside each other in a text.
create function han_pairs(words text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct substr(run[1], at, 2)), '{}')
  from regexp_matches(words, '[㐀-䶿一-鿿]{2,}', 'g') as run, generate_series(1, char_length(run[1]) - 1) as at
$$;
create index application_pairs on application using gin (han_pairs(search));
-- Of certificates names that they carried before count: as one text, so that one index knows how rare a word is.
create index certificate_words on certificate using gin ((search || ' ' || former_search) gin_trgm_ops);
create index certificate_pairs on certificate using gin (han_pairs(search || ' ' || former_search));
drop index certificate_search, certificate_former_search;
create index invoice_pairs on invoice using gin (han_pairs(search));
create index organisation_pairs on organisation using gin (han_pairs(search));
create index account_text_pairs on account_text using gin (han_pairs(search));

-- The first letters of the words of a name: "gfa" finds Green Finance Assessment.
create function initials(name text) returns text language sql immutable strict parallel safe as $$
  select lower(regexp_replace(name, '([[:alnum:]])[^[:space:]-]*[^[:alnum:]]*', '\1', 'g'))
$$;
create index organisation_initials on organisation (initials(org_name ->> 'EN'));
create index account_initials on account (initials(first_name || ' ' || middle_name || ' ' || last_name));
analyze application, certificate, invoice, organisation, account_text;
