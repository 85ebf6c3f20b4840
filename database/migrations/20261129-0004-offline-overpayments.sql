-- Money received by a bank statement line in excess: the part above its invoice, or a second payment of an invoice on
-- which nothing was owed. It belongs to the client; finance records once that it was returned.
create table offline_overpayment (
  id bigint generated always as identity not null,
  overpayment_key text not null,
  invoice_id bigint not null,
  bank_line_id bigint not null,
  kind text not null,
  amount_cents bigint not null,
  received_at timestamptz not null,
  payment_method text not null,
  transaction_no text not null,
  created_at timestamptz not null,
  returned_at timestamptz,
  return_no text,
  return_reason text,
  returned_by_id bigint,
  return_recorded_at timestamptz,
  constraint offline_overpayment_pkey primary key (id),
  constraint offline_overpayment_key_key unique (overpayment_key),
  constraint offline_overpayment_line_key unique (bank_line_id),
  constraint offline_overpayment_kind_check check (kind = any (array['OVERPAYMENT', 'SECOND_PAYMENT'])),
  constraint offline_overpayment_amount_check check (amount_cents > 0),
  constraint offline_overpayment_return_check check (num_nonnulls(returned_at, return_no, return_reason, returned_by_id, return_recorded_at) in (0, 5) and return_no <> '' and return_reason <> ''),
  constraint offline_overpayment_invoice_id_fkey foreign key (invoice_id) references invoice (id),
  constraint offline_overpayment_bank_line_id_fkey foreign key (bank_line_id) references bank_line (id),
  constraint offline_overpayment_returned_by_id_fkey foreign key (returned_by_id) references account (id)
);
create index offline_overpayment_received on offline_overpayment (received_at, id) include (payment_method, amount_cents);
create index offline_overpayment_returned on offline_overpayment (returned_at, id) include (amount_cents) where returned_at is not null;
create index offline_overpayment_waiting on offline_overpayment (received_at, id) where returned_at is null;
create index offline_overpayment_invoice on offline_overpayment (invoice_id, id);
create index offline_overpayment_returned_by on offline_overpayment (returned_by_id) where returned_by_id is not null;
create trigger offline_overpayment_protected before delete or update on offline_overpayment for each row when (old.returned_at is not null) execute function deny_change();
