-- The body's own words for texts of the product: what holds now, and every change.
create table translation (
  key text primary key,
  -- { "EN": …, "CHT": …, "CHS": … }; null where the built-in words hold.
  own jsonb not null,
  version int not null check (version > 0),
  account_id bigint references account,
  at timestamptz not null
);

create table translation_history (
  key text not null,
  version int not null,
  before jsonb not null,
  after jsonb not null,
  account_id bigint references account,
  at timestamptz not null,
  primary key (key, version)
);
create trigger translation_history_kept before update or delete on translation_history
  for each row execute function deny_change();

-- Every process keeps the texts it says: it hears of a change at commit.
create function tell_translation() returns trigger language plpgsql as $$
begin
  perform pg_notify('translation', '');
  return null;
end $$;
create trigger translation_told after insert or update or delete on translation
  for each statement execute function tell_translation();
