-- An observation is a result of a checklist point: neither a nonconformity nor conformity without a remark.
alter table checklist_answer
  drop constraint checklist_answer_result_check,
  add constraint checklist_answer_result_check
    check (result = any (array['CONFORM', 'OBSERVATION', 'MINOR', 'MAJOR', 'NA']));
alter table checklist_event
  drop constraint checklist_event_result_check,
  add constraint checklist_event_result_check
    check (result = any (array['CONFORM', 'OBSERVATION', 'MINOR', 'MAJOR', 'NA']));
