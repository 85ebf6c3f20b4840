-- Findings with a day by which they are to be put right, and the guided correction of an application.

alter table checklist_answer
  add column attachment text[] not null default '{}',
  -- The day, in Hong Kong, by which a finding is to be put right; nothing else has one.
  add column due_on date check (due_on is null or result in ('MINOR', 'MAJOR')),
  -- When the client and the assessor were told that the day has passed.
  add column told_at timestamptz;
create index checklist_answer_due on checklist_answer (due_on) where due_on is not null;

-- Who found what, when: what is put right later does not undo that it was found.
create table checklist_event (
  id bigint generated always as identity primary key,
  application_id bigint not null references application,
  round int not null,
  point_key text not null,
  result text not null check (result in ('CONFORM', 'MINOR', 'MAJOR', 'NA')),
  remark text,
  attachment text[] not null default '{}',
  due_on date,
  account_id bigint not null references account,
  at timestamptz not null
);
create index checklist_event_application on checklist_event (application_id, id);
create trigger checklist_event_kept before update or delete on checklist_event
  for each row execute function deny_change();
insert into checklist_event (application_id, round, point_key, result, remark, account_id, at)
select application_id, round, point_key, result, remark, account_id, at from checklist_answer
order by application_id, round, at;

-- The client's words to each point, while they are being written, and the answers that the correction begins from.
alter table application
  add column point_answers jsonb not null default '[]',
  add column correction_base jsonb;
-- What the answers showed is not known here: a question without an answer counts as not shown, so nobody gets stuck.
update application set correction_base = jsonb_build_object(
  'Answers', answers, 'Shown', (select coalesce(jsonb_agg(name), '[]') from jsonb_object_keys(answers) as name))
where application_status_code = 'REJECTED';
update application set points = (
  select jsonb_agg(point || jsonb_build_object('PointNo', place, 'DueOn', null) order by place)
  from jsonb_array_elements(points) with ordinality as listed(point, place))
where points <> '[]';

-- What was asked of the client in a round and what they answered, for ever.
create table application_point (
  application_id bigint not null references application,
  -- The round in which it was asked.
  round int not null,
  point_no int not null,
  point_key text,
  text jsonb not null,
  -- [{ "Field", "Remark" }]: the fields that were opened, and what was said of each.
  asked jsonb not null,
  due_on date,
  asked_by_id bigint references account,
  asked_at timestamptz not null,
  answer text not null,
  attachment text[] not null default '{}',
  answered_by_id bigint not null references account,
  answered_at timestamptz not null,
  primary key (application_id, round, point_no)
);
create trigger application_point_kept before update or delete on application_point
  for each row execute function deny_change();
