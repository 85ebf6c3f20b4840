-- Where an organisation has invoices, payment reminders and receipts sent, in addition to its clients; null: to them only.
alter table organisation add column billing_email text;
