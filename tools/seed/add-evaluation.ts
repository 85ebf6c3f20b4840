/**
 * Adds nonconformities and decisions to the applications of the large seed. The demo has too few of them to be copied in the
 * shares of a real body, so they are made from one text: three of ten assessed applications have a nonconformity, and every
 * decided one its decision.
 */

import { applicationStatuses } from '#modules/applications/applications/rules/index.ts';
import { NEW_KEY } from './copy-table.ts';

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');
const year = (moment: string) => `to_char((${moment}) at time zone 'Asia/Hong_Kong', 'YYYY')`;
/** The next counts of the year, in five digits or more. */
const count = (moment: string) => {
  const next = `(row_number() over (partition by ${year(moment)} order by made.id) + coalesce(value, 0))::text`;
  return `lpad(${next}, greatest(5, length(${next})), '0')`;
};
const DECIDED = quoted(applicationStatuses.decided);

/** Tables that are filled here; their indexes and triggers are put back with those of the copied ones. */
export const EVALUATION_TABLES = [
  'nonconformity',
  'nonconformity_response',
  'nonconformity_history',
  'certification_decision',
] as const;

/** Of eight nonconformities of decided applications one is minor with an accepted plan; the others are closed. */
const NONCONFORMITIES = `
  create temp table seed_nonconformity as
  select row_number() over (order by application.id) + (select coalesce(max(id), 0) from nonconformity) as id,
    application.id as application_id, application.search, copy.n / 10 as turn, copy.n / 10 % 6 = 0 as is_major,
    application_status_code in (${DECIDED}) as is_decided,
    submitted_at + (coalesce(certified_at, now()) - submitted_at) * 0.4 as raised_at,
    coalesce(certified_at, now()) as ends_at,
    (select account_id from application_person where application_id = application.id and mode = 'ASSESSOR' limit 1)
      as auditor_id,
    application.created_by_id as client_id
  from seed_copy copy join application on application.id = copy.application_id
  where copy.n % 10 < 3 and submitted_at is not null
    and (application_status_code in (${DECIDED}) and certified_at is not null or current_step <> 'ASSESSOR');
  delete from seed_nonconformity where auditor_id is null;
  alter table seed_nonconformity add column status text;
  update seed_nonconformity set status = case
    when not is_decided then (array['RAISED', 'ANSWERED', 'RETURNED', 'PLAN_ACCEPTED', 'VERIFIED'])[1 + turn % 5]
    when turn % 8 = 1 and not is_major then 'PLAN_ACCEPTED'
    else 'CLOSED' end;

  insert into nonconformity (id, nonconformity_key, nonconformity_no, application_id, point_key, step, clause,
    requirement, statement, grade, status, raised_by_id, raised_at, result_at, due_on, released_at, responses, search)
  overriding system value
  select made.id, ${NEW_KEY},
    'NC-' || ${year('raised_at')} || '-' || ${count('raised_at')},
    application_id, 'seed', 'ASSESSOR', '7.1.5', '{"EN": "Measuring equipment is calibrated", "CHT": "量度設備須校準", "CHS": "测量设备须校准"}',
    'Two sensors had no calibration record.', case when is_major then 'MAJOR' else 'MINOR' end, status, auditor_id,
    raised_at, raised_at, (raised_at + interval '30 days')::date, raised_at, (status <> 'RAISED')::int,
    '' as search
  from seed_nonconformity made
  left join number_counter on name = 'nonconformities ' || ${year('raised_at')};

  update nonconformity set search = lower(nonconformity_no) || ' ' || made.search || ' 7.1.5'
  from seed_nonconformity made where made.id = nonconformity.id;

  insert into number_counter (name, value)
  select 'nonconformities ' || split_part(nonconformity_no, '-', 2), max(split_part(nonconformity_no, '-', 3)::int)
  from nonconformity group by 1
  on conflict (name) do update set value = greatest(number_counter.value, excluded.value);

  insert into nonconformity_response (nonconformity_id, round, correction, cause, corrective_action, other_sites,
    account_id, at)
  select id, 1, 'Both sensors were calibrated.', 'They were not in the plan.', 'The plan lists all sensors.', '',
    client_id, raised_at + (ends_at - raised_at) * 0.3
  from seed_nonconformity where status <> 'RAISED';

  insert into nonconformity_history (nonconformity_id, action, from_status, to_status, account_id, as_role, method, at)
  select made.id, action, from_status, to_status,
    case side when 'CLIENT' then client_id when 'ASSESSOR' then auditor_id end, side,
    case action when 'VERIFY' then 'DOCUMENTS' end, raised_at + (ends_at - raised_at) * after
  from seed_nonconformity made
  join (values
    ('RELEASE', 'RAISED', 'RAISED', 'ASSESSOR', 0, '{RAISED,ANSWERED,RETURNED,PLAN_ACCEPTED,VERIFIED,CLOSED}'),
    ('ANSWER', 'RAISED', 'ANSWERED', 'CLIENT', 0.3, '{ANSWERED,RETURNED,PLAN_ACCEPTED,VERIFIED,CLOSED}'),
    ('RETURN', 'ANSWERED', 'RETURNED', 'ASSESSOR', 0.5, '{RETURNED}'),
    ('ACCEPT_PLAN', 'ANSWERED', 'PLAN_ACCEPTED', 'ASSESSOR', 0.5, '{PLAN_ACCEPTED,VERIFIED,CLOSED}'),
    ('VERIFY', 'PLAN_ACCEPTED', 'VERIFIED', 'ASSESSOR', 0.7, '{VERIFIED,CLOSED}'),
    ('CLOSE_WITH_DECISION', 'VERIFIED', 'CLOSED', null, 1, '{CLOSED}')
  ) entry (action, from_status, to_status, side, after, statuses) on made.status = any (statuses::text[])
  order by made.id, after`;

/** One for each decided application, by the CEO of the demo. */
const DECISIONS = `
  insert into certification_decision (decision_key, decision_no, type, application_id, decided_by_id, as_role,
    decided_at, effective_on, considered, is_separate, recorded_at, search)
  select ${NEW_KEY},
    'CD-' || ${year('decided_at')} || '-' || ${count('decided_at')},
    case assessment_type when 'INITIAL' then 'GRANT' when 'RENEWAL' then 'RENEW' else 'MAINTAIN' end,
    made.id, ceo.id, 'CEO', decided_at, (decided_at at time zone 'Asia/Hong_Kong')::date,
    '{"Steps": [], "Nonconformities": [], "Evaluators": []}', true, now(), made.search
  from (select application.*, certified_at as decided_at
    from seed_copy copy join application on application.id = copy.application_id
    where application_status_code in (${DECIDED}) and certified_at is not null) made
  cross join (select id from account where roles @> array['CEO'] order by id limit 1) ceo
  left join number_counter on name = 'decisions ' || ${year('decided_at')};

  update certification_decision set search = lower(decision_no) || ' ' || search where recorded_at = now();

  insert into number_counter (name, value)
  select 'decisions ' || split_part(decision_no, '-', 2), max(split_part(decision_no, '-', 3)::int)
  from certification_decision group by 1
  on conflict (name) do update set value = greatest(number_counter.value, excluded.value)`;

/** Statements in the order in which they run, each with the table whose rows it reports. */
export const EVALUATION = [
  ['nonconformity', NONCONFORMITIES],
  ['certification_decision', DECISIONS],
] as const;
