-- How long applications stay where. A visit is the time from when a stage began until somebody ended it: written in the
-- transaction that ends it, so medians need no look at histories.
create table application_visit (
  application_id bigint not null references application,
  -- The version of the application that ended it.
  version int not null,
  stage text not null
    check (stage in ('CHECK', 'CLIENT', 'ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER', 'COO', 'CEO', 'PUBLISH')),
  service_id bigint not null references service,
  -- Who ended it; null: the portal.
  account_id bigint references account,
  began_at timestamptz not null,
  ended_at timestamptz not null,
  primary key (application_id, version)
);
create index application_visit_stage on application_visit (stage, ended_at desc) include (application_id, began_at);
create index application_visit_service on application_visit (service_id, stage, ended_at desc) include (began_at);
create index application_visit_person on application_visit (account_id, stage, ended_at desc)
  include (application_id, began_at) where account_id is not null;

-- How many applications were submitted, completed, or left a stage in a month of Hong Kong. A ledger: whoever changes
-- something adds lines, so that nobody waits for anybody's counter; every night lines of the same kind become one.
create table application_month (
  month date not null,
  what text not null,
  service_id bigint not null references service,
  -- Null for what left a stage, and while it is not known: business teams are told apart by it.
  industry_code text,
  count bigint not null
);
create index application_month_of on application_month (month, what);

create function month_of(moment timestamptz) returns date language sql immutable
  return date_trunc('month', moment at time zone 'Asia/Hong_Kong')::date;

create function tally_application(file application, by int) returns void language sql as $$
  insert into application_month (month, what, service_id, industry_code, count)
  select month_of(moment), what, file.service_id, file.industry_code, by
  from (values ('SUBMITTED', file.submitted_at),
    ('COMPLETED', case when file.application_status_code = 'COMPLETED' then file.step_since end)) as told (what, moment)
  where moment is not null
$$;

create function follow_months() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform tally_application(old, -1); end if;
  if tg_op <> 'DELETE' then perform tally_application(new, 1); end if;
  return null;
end $$;
create trigger application_tallied after insert or delete on application
  for each row execute function follow_months();
-- Who is completed stays so from the moment at which it became so.
create trigger application_tallied_anew after update on application
  for each row when (old.submitted_at is distinct from new.submitted_at
    or old.industry_code is distinct from new.industry_code
    or (old.application_status_code = 'COMPLETED') <> (new.application_status_code = 'COMPLETED'))
  execute function follow_months();

-- An application that left a stage twice in a month is one application of that month.
create function tally_visit() returns trigger language plpgsql as $$
begin
  if not exists (
    select from application_visit
    where application_id = new.application_id and stage = new.stage and version <> new.version
      and month_of(ended_at) = month_of(new.ended_at))
  then
    insert into application_month (month, what, service_id, count)
    values (month_of(new.ended_at), new.stage, new.service_id, 1);
  end if;
  return null;
end $$;
create trigger application_visit_tallied after insert on application_visit
  for each row execute function tally_visit();

-- Both anew, from applications and their histories.
create function rebuild_application_figures() returns void language plpgsql as $$
begin
  truncate application_visit, application_month;
  alter table application_visit disable trigger application_visit_tallied;
  insert into application_visit (application_id, version, stage, service_id, account_id, began_at, ended_at)
  select application_id, version, stage, service_id, account_id, began_at, at
  from (
    select history.application_id, history.version, history.action, history.account_id, history.at,
      application.service_id,
      lag(history.at) over (partition by history.application_id order by history.version) as began_at,
      case history.from_status
        when 'PENDING' then 'CHECK'
        when 'RETURNED' then 'CLIENT'
        when 'REJECTED' then 'CLIENT'
        when 'UNDERREVIEW' then history.from_step
        when 'REJECTED_FLOW' then history.from_step
        when 'CERTIFIED' then 'PUBLISH'
      end as stage
    from application_history as history join application on application.id = history.application_id
    where (history.from_status, history.from_step) is distinct from (history.to_status, history.to_step)
  ) as change
  where stage is not null and began_at is not null and action not in ('CANCEL', 'ARCHIVE');
  alter table application_visit enable trigger application_visit_tallied;
  insert into application_month (month, what, service_id, industry_code, count)
  select month, what, service_id, industry_code, count(*) from (
    select month_of(submitted_at) as month, 'SUBMITTED' as what, service_id, industry_code
    from application where submitted_at is not null
    union all
    select month_of(step_since), 'COMPLETED', service_id, industry_code
    from application where application_status_code = 'COMPLETED' and step_since is not null
    union all
    select month, stage, service_id, null from (
      select distinct month_of(ended_at) as month, stage, service_id, application_id from application_visit
    ) as visit
  ) as told group by month, what, service_id, industry_code;
end $$;
select rebuild_application_figures();
