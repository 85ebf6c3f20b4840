-- Refunds that were made outside of a provider (bank transfer, cheque, cash): a record of money that was already paid
-- out. Never changed and never deleted. Together they never exceed what was paid for the invoice: a trigger keeps
-- invoice.refunded_cents, whose check (0 to paid_cents) refuses the row.
create table offline_refund (
  id bigint generated always as identity primary key,
  refund_key text not null unique,
  invoice_id bigint not null references invoice,
  amount_cents bigint not null check (amount_cents > 0),
  -- The day on which the money was paid out, at noon in Hong Kong.
  done_at timestamptz not null,
  transaction_no text not null check (transaction_no <> ''),
  reason text not null check (reason <> ''),
  account_id bigint not null references account,
  as_role text,
  created_at timestamptz not null default now()
);
create index offline_refund_invoice on offline_refund (invoice_id, id);
create index offline_refund_done on offline_refund (done_at, id) include (amount_cents);
create trigger offline_refund_kept before update or delete on offline_refund
  for each row execute function deny_change();

create function record_offline_refund() returns trigger language plpgsql as $$
declare
  billed record;
begin
  -- Concurrent refunds wait here, and then count this one too.
  select is_online, paid_at into billed from invoice where id = new.invoice_id for update;
  if billed.is_online or billed.paid_at is null then
    raise exception 'invoice % was not paid offline', new.invoice_id using errcode = 'check_violation';
  end if;
  update invoice set refunded_cents = (
    select sum(amount_cents) from offline_refund where invoice_id = new.invoice_id
  ) where id = new.invoice_id;
  return null;
end $$;
create trigger offline_refund_recorded after insert on offline_refund
  for each row execute function record_offline_refund();

-- The payer's own words for the kind of payment, given with the proof.
alter table invoice add column pay_type text;
