-- A line may be a second payment of an invoice on which nothing was owed; the remark says why a line was ignored.
alter table bank_line drop constraint bank_line_status_check;
alter table bank_line add constraint bank_line_status_check check ((status = any (array['MATCHED', 'DOUBTFUL', 'UNKNOWN', 'IGNORED', 'CONFIRMED', 'OVERPAID']))) not valid;
alter table bank_line add column remark text;
