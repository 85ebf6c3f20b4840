-- The day from which the cycle that an assessment began is counted: after a renewal it goes on where the old one ended.
alter table application add column cycle_from date;

-- Applications of next cycles that wait for their window, as they are looked for every night.
create index application_waiting on application (start_date_time) where application_status_code = 'WAITING';

-- Who was reminded of what, each once: when the day moves, it is another one.
create table cycle_reminder (
  certificate_id bigint not null references certificate,
  kind text not null check (kind in ('SURVEILLANCE', 'EXPIRY')),
  due_on date not null,
  days int not null,
  at timestamptz not null default now(),
  primary key (certificate_id, kind, due_on, days)
);

-- The address at which somebody's calendar program reads what is due. Only its hash is kept.
create table calendar_feed (
  account_id bigint primary key references account on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  seen_at timestamptz
);
