-- The number of an application is drawn when it is first submitted, or when a cycle makes it (A3): until then it is
-- empty. Rows that have a number keep it.
alter table application alter column application_no drop not null;
