-- Reads the rows that existed before, without blocking writes: a transaction of its own.
alter table checklist_answer validate constraint checklist_answer_result_check;
alter table checklist_event validate constraint checklist_event_result_check;
