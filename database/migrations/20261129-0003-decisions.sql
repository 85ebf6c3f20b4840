create table certification_decision (
  id bigint generated always as identity not null,
  decision_key text not null,
  decision_no text not null,
  type text not null,
  application_id bigint,
  certificate_id bigint,
  event_seq integer,
  decided_by_id bigint,
  as_role text,
  decided_at timestamptz not null,
  effective_on date not null,
  grounds text,
  attachment text[] default '{}'::text[] not null,
  considered jsonb not null,
  is_separate boolean not null,
  recorded_at timestamptz not null,
  search text not null,
  constraint certification_decision_pkey primary key (id),
  constraint certification_decision_key_key unique (decision_key),
  constraint certification_decision_no_key unique (decision_no),
  constraint certification_decision_type_check check ((type = any (array['GRANT', 'REFUSE', 'MAINTAIN', 'RENEW', 'EXTEND_SCOPE', 'REDUCE_SCOPE', 'SUSPEND', 'RESTORE', 'WITHDRAW', 'EXTEND_TERM']))),
  -- About an application, or about an event in the history of a certificate.
  constraint certification_decision_subject_check check (((application_id is null) <> (event_seq is null)) and ((certificate_id is null) = (event_seq is null))),
  constraint certification_decision_application_id_fkey foreign key (application_id) references application (id),
  constraint certification_decision_certificate_id_fkey foreign key (certificate_id) references certificate (id),
  constraint certification_decision_decided_by_id_fkey foreign key (decided_by_id) references account (id)
);
create unique index certification_decision_of_event on certification_decision (certificate_id, event_seq) where event_seq is not null;
create index certification_decision_application on certification_decision (application_id) where application_id is not null;
create index certification_decision_newest on certification_decision (decided_at desc, id desc);
create index certification_decision_decided_by on certification_decision (decided_by_id);
create index certification_decision_search on certification_decision using gin (search gin_trgm_ops);
create trigger certification_decision_protected before delete or update on certification_decision for each row execute function deny_change();
