-- Printed on invoices below the name of the organisation, several lines; null: the name alone.
alter table organisation add column billing_address text;
