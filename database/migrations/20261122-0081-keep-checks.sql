-- What the checkers found: one row per run, the newest of which says how things stand.
create table checker_run (
  id bigint generated always as identity primary key,
  checker text not null,
  started_at timestamptz not null default clock_timestamp(),
  -- Null: under way, or its worker died; the next run takes such a row away.
  finished_at timestamptz,
  looked bigint not null default 0,
  found bigint not null default 0,
  -- How often each check found something.
  counts jsonb not null default '{}',
  -- The first hundred, by name.
  findings jsonb not null default '[]',
  -- Why it could not be carried out to its end.
  error text,
  -- Where the next run begins, of a checker that does a part each night.
  position text
);
create index checker_run_newest on checker_run (checker, id desc);
create index checker_run_well on checker_run (checker, finished_at desc) where finished_at is not null and error is null;

-- What people were told and has not ended: once per cause.
create table checker_alert (
  checker text not null,
  cause text not null,
  since timestamptz not null,
  told_at timestamptz not null,
  primary key (checker, cause)
);

-- Without the findings on the way.
create function tell_checker() returns trigger language plpgsql as $$
begin
  perform pg_notify('checker', new.checker);
  return null;
end $$;
create trigger checker_run_told after insert or update of finished_at on checker_run
  for each row execute function tell_checker();
