-- Reads the rows that existed before, without blocking writes: a transaction of its own.
alter table bank_line validate constraint bank_line_status_check;
