-- What the portal seals and signs with, a key for each purpose, sealed with SECRET_KEY: so SECRET_KEY can be changed
-- without touching what they sealed and signed.
create table purpose_key (
  purpose text primary key,
  -- Null: derived from SECRET_KEY, as all were before this table.
  sealed bytea,
  made_at timestamptz not null default now()
);
-- A portal that people have used already goes on with the keys that it had; a new one draws its own.
insert into purpose_key (purpose)
select purpose
from unnest(array['authenticator', 'recovery', 'proof', 'follow stop', 'conversation more', 'contact form',
  'external form token', 'sandbox events']) as purpose
where exists (select from account);
