-- Grounds of decisions on a certificate in force, a list that the certification body maintains.
create table ground (
  ground_code text not null,
  name jsonb not null,
  description jsonb default '{"EN": "", "CHS": "", "CHT": ""}'::jsonb not null,
  position integer default 0 not null,
  is_active boolean default true not null,
  version integer default 1 not null,
  constraint ground_pkey primary key (ground_code)
);
insert into ground (ground_code, position, name) values
  ('NONCONFORMITY', 0, '{"EN": "Nonconformity not closed in time", "CHT": "不符合項未有依期關閉", "CHS": "不符合项未按期关闭"}'),
  ('SURVEILLANCE', 1, '{"EN": "Surveillance not carried out", "CHT": "未有進行監督評審", "CHS": "未进行监督评审"}'),
  ('MISUSE', 2, '{"EN": "Misuse of the mark or certificate", "CHT": "不當使用標誌或證書", "CHS": "不当使用标志或证书"}'),
  ('FEES', 3, '{"EN": "Fees unpaid", "CHT": "未繳費用", "CHS": "未缴费用"}'),
  ('REQUEST', 4, '{"EN": "At the request of the holder", "CHT": "應持證機構要求", "CHS": "应持证机构要求"}'),
  ('OBLIGATIONS', 5, '{"EN": "Breach of obligations", "CHT": "違反責任", "CHS": "违反义务"}'),
  ('SCOPE', 6, '{"EN": "Scope no longer provided", "CHT": "不再提供認證範圍內的項目", "CHS": "不再提供认证范围内的项目"}'),
  ('RESOLVED', 7, '{"EN": "Reason for the suspension removed", "CHT": "暫停的原因已消除", "CHS": "暂停的原因已消除"}'),
  ('RENEWAL', 8, '{"EN": "Renewal delayed without fault of the holder", "CHT": "再認證延誤而非持證機構的責任", "CHS": "再认证延误且非持证机构的责任"}');

-- Decisions on a certificate in force that wait for a decider, or that one has confirmed or declined.
create table decision_proposal (
  id bigint generated always as identity not null,
  proposal_key text not null,
  certificate_id bigint not null,
  type text not null,
  status text not null,
  ground_code text not null,
  remark text not null,
  attachment text[] default '{}'::text[] not null,
  expiry_date date,
  is_urgent boolean default false not null,
  ratify_by date,
  overdue_at timestamptz,
  proposed_by_id bigint not null,
  proposed_as text not null,
  proposed_at timestamptz not null,
  closed_by_id bigint,
  closed_as text,
  closed_at timestamptz,
  closing_remark text,
  decision_id bigint,
  search text not null,
  version integer default 0 not null,
  constraint decision_proposal_pkey primary key (id),
  constraint decision_proposal_key_key unique (proposal_key),
  constraint decision_proposal_type_check check ((type = any (array['SUSPEND', 'RESTORE', 'WITHDRAW', 'EXTEND_TERM']))),
  constraint decision_proposal_status_check check ((status = any (array['PROPOSED', 'CONFIRMED', 'DECLINED', 'WITHDRAWN']))),
  constraint decision_proposal_closed_check check (((status = 'PROPOSED') = (closed_at is null)) and ((closed_at is null) = (closed_by_id is null))),
  -- The decider is not the proposer; only the proposer withdraws.
  constraint decision_proposal_duties_check check ((status = 'PROPOSED') or ((status = 'WITHDRAWN') = (closed_by_id = proposed_by_id))),
  -- An urgent suspension is in force and is to be ratified.
  constraint decision_proposal_urgent_check check ((is_urgent = (ratify_by is not null)) and ((not is_urgent) or ((type = 'SUSPEND') and (decision_id is not null) and (status <> 'WITHDRAWN')))),
  constraint decision_proposal_term_check check (((type = 'EXTEND_TERM') = (expiry_date is not null))),
  constraint decision_proposal_certificate_id_fkey foreign key (certificate_id) references certificate (id),
  constraint decision_proposal_ground_code_fkey foreign key (ground_code) references ground (ground_code),
  constraint decision_proposal_proposed_by_id_fkey foreign key (proposed_by_id) references account (id),
  constraint decision_proposal_closed_by_id_fkey foreign key (closed_by_id) references account (id),
  constraint decision_proposal_decision_id_fkey foreign key (decision_id) references certification_decision (id)
);
create unique index decision_proposal_open on decision_proposal (certificate_id, type) where status = 'PROPOSED';
create index decision_proposal_certificate on decision_proposal (certificate_id, id);
create index decision_proposal_newest on decision_proposal (proposed_at desc, id desc);
create index decision_proposal_waiting on decision_proposal (proposed_at, id) where status = 'PROPOSED';
create index decision_proposal_ground on decision_proposal (ground_code);
create index decision_proposal_proposed_by on decision_proposal (proposed_by_id);
create index decision_proposal_closed_by on decision_proposal (closed_by_id);
create unique index decision_proposal_decision on decision_proposal (decision_id);
create index decision_proposal_search on decision_proposal using gin (search gin_trgm_ops);
create trigger decision_proposal_status_writer before update of status on decision_proposal
  for each row when (old.status is distinct from new.status) execute function require_status_writer('status');

-- Who proposed a decision that another person confirmed.
alter table certification_decision add column proposed_by_id bigint;
alter table certification_decision add constraint certification_decision_proposed_by_id_fkey
  foreign key (proposed_by_id) references account (id) not valid;
