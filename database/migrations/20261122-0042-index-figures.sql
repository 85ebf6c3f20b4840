-- What the figures of the dashboard open: lists of what was completed, is late, is due.
create index application_completed on application (step_since desc, id desc) where application_status_code = 'COMPLETED';
create index application_late on application (due_at, id) where due_at is not null;
create index application_planned on application (end_date_time, id)
  where end_date_time is not null and application_status_code not in ('COMPLETED', 'CANCELLED', 'REJECTED_STAFF', 'ARCHIVED');
