create table nonconformity (
  id bigint generated always as identity not null,
  nonconformity_key text not null,
  nonconformity_no text not null,
  application_id bigint not null,
  point_key text not null,
  step text not null,
  clause text not null,
  requirement jsonb not null,
  statement text not null,
  attachment text[] default '{}'::text[] not null,
  grade text not null,
  status text not null,
  raised_by_id bigint not null,
  raised_at timestamptz not null,
  result_at timestamptz not null,
  due_on date,
  released_at timestamptz,
  responses integer default 0 not null,
  draft jsonb,
  search text not null,
  version integer default 0 not null,
  constraint nonconformity_pkey primary key (id),
  constraint nonconformity_key_key unique (nonconformity_key),
  constraint nonconformity_no_key unique (nonconformity_no),
  constraint nonconformity_grade_check check ((grade = any (array['MINOR', 'MAJOR']))),
  constraint nonconformity_status_check check ((status = any (array['RAISED', 'ANSWERED', 'RETURNED', 'PLAN_ACCEPTED', 'VERIFIED', 'CLOSED', 'WITHDRAWN']))),
  constraint nonconformity_application_id_fkey foreign key (application_id) references application (id),
  constraint nonconformity_raised_by_id_fkey foreign key (raised_by_id) references account (id)
);
-- A checklist item has one record at a time; after a withdrawal it may be raised again.
create unique index nonconformity_of_point on nonconformity (application_id, point_key) where status <> 'WITHDRAWN';
create index nonconformity_application on nonconformity (application_id);
create index nonconformity_newest on nonconformity (raised_at desc, id desc);
create index nonconformity_due on nonconformity (due_on, id) where status = any (array['RAISED', 'ANSWERED', 'RETURNED', 'PLAN_ACCEPTED']);
create index nonconformity_raised_by on nonconformity (raised_by_id);
create index nonconformity_search on nonconformity using gin (search gin_trgm_ops);
create trigger nonconformity_status_writer before update of status on nonconformity
  for each row when (old.status is distinct from new.status) execute function require_status_writer('status');

create table nonconformity_response (
  id bigint generated always as identity not null,
  nonconformity_id bigint not null,
  round integer not null,
  correction text not null,
  cause text not null,
  corrective_action text not null,
  other_sites text not null,
  attachment text[] default '{}'::text[] not null,
  account_id bigint not null,
  at timestamptz not null,
  constraint nonconformity_response_pkey primary key (id),
  constraint nonconformity_response_round_key unique (nonconformity_id, round),
  constraint nonconformity_response_nonconformity_id_fkey foreign key (nonconformity_id) references nonconformity (id),
  constraint nonconformity_response_account_id_fkey foreign key (account_id) references account (id)
);
create index nonconformity_response_account on nonconformity_response (account_id);
create trigger nonconformity_response_protected before delete or update on nonconformity_response for each row execute function deny_change();

create table nonconformity_history (
  id bigint generated always as identity not null,
  nonconformity_id bigint not null,
  action text not null,
  from_status text not null,
  to_status text not null,
  account_id bigint,
  as_role text,
  remark text,
  attachment text[] default '{}'::text[] not null,
  method text,
  is_override boolean default false not null,
  at timestamptz not null,
  constraint nonconformity_history_pkey primary key (id),
  constraint nonconformity_history_nonconformity_id_fkey foreign key (nonconformity_id) references nonconformity (id),
  constraint nonconformity_history_account_id_fkey foreign key (account_id) references account (id)
);
create index nonconformity_history_nonconformity on nonconformity_history (nonconformity_id, id);
create index nonconformity_history_account on nonconformity_history (account_id);
create trigger nonconformity_history_protected before delete or update on nonconformity_history for each row execute function deny_change();
