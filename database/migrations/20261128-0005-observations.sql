-- An observation is a result of a checklist point: neither a nonconformity nor conformity without a remark.
alter table checklist_answer drop constraint checklist_answer_result_check;
alter table checklist_answer add constraint checklist_answer_result_check
  check (result = any (array['CONFORM', 'OBSERVATION', 'MINOR', 'MAJOR', 'NA'])) not valid;
alter table checklist_event drop constraint checklist_event_result_check;
alter table checklist_event add constraint checklist_event_result_check
  check (result = any (array['CONFORM', 'OBSERVATION', 'MINOR', 'MAJOR', 'NA'])) not valid;
