-- The due date of which the client was reminded, so that it is reminded once, and since when an overdue one is escalated.
alter table nonconformity add column reminded_due_on date;
alter table nonconformity add column escalated_at timestamptz;
