-- Views of lists that somebody has kept: parameters of an address, never rows. What a reader sees with one is what the
-- reader's own scope gives.
create table list_view (
  id bigint generated always as identity primary key,
  view_key text not null unique,
  account_id bigint not null references account (id),
  list text not null,
  name text not null,
  params jsonb not null,
  columns text[],
  shared_roles text[] not null default '{}',
  version integer not null default 0,
  updated_at timestamptz not null
);
create unique index list_view_name on list_view (account_id, list, lower(name));
create index list_view_shared on list_view (list) where shared_roles <> '{}';

-- Which columns a person has chosen for a list, and which view it opens with.
create table list_choice (
  account_id bigint not null references account (id),
  list text not null,
  columns text[],
  default_view_id bigint references list_view (id) on delete set null,
  primary key (account_id, list)
);
create index list_choice_default on list_choice (default_view_id) where default_view_id is not null;
