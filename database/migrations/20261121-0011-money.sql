-- Money: payments through a card provider, what is given back, bank statements, and what happened to an invoice.

alter table invoice alter column application_id drop not null;
alter table invoice add column certificate_id bigint references certificate;
alter table invoice add column currency text not null default 'HKD' check (currency = 'HKD');
alter table invoice add column due_on date;
alter table invoice add column transaction_no text;
alter table invoice add column version int not null default 1;
alter table invoice add column updated_at timestamptz not null default now();
update invoice set due_on = (created_at at time zone 'Asia/Hong_Kong')::date + 30 where due_on is null;
alter table invoice alter column due_on set not null;
update invoice set transaction_no = application.transaction_no
  from application where application.id = invoice.application_id and invoice.paid_at is not null;
-- An invoice is about an application, or about a certificate.
alter table invoice add constraint invoice_subject check (num_nonnulls(application_id, certificate_id) = 1);
create unique index invoice_certificate on invoice (certificate_id) where status <> 'VOID';
create index invoice_organisation on invoice (organisation_id, created_at desc, id desc);
create index invoice_newest on invoice (created_at desc, id desc);
create index invoice_status on invoice (status, created_at desc, id desc);
create index invoice_changed on invoice (updated_at desc, id desc);
create index invoice_due_on on invoice (due_on desc, id desc);
create index invoice_amount on invoice (amount_cents desc, id desc);
-- What a search looks into: its number, and what finds the application or certificate that it is about.
alter table invoice add column search text not null default '';
update invoice set search = lower(invoice_no) || ' ' || application.search
  from application where application.id = invoice.application_id;
create index invoice_search on invoice using gin (search gin_trgm_ops);
-- Whose certificates an application's files may belong to.
create index certificate_application on certificate (application_id);
-- The queue of finance: what is open, by the day it falls due; proofs that wait.
create index invoice_due on invoice (due_on, id) where status in ('OPEN', 'PROOF_GIVEN');
create index invoice_proof on invoice (updated_at, id) where status = 'PROOF_GIVEN';
create index invoice_paid_at on invoice (paid_at) where paid_at is not null;
-- The sums of finance are read from indexes alone.
create index invoice_owed on invoice (status, due_on) include (amount_cents) where status in ('OPEN', 'PROOF_GIVEN');
create index invoice_received on invoice (paid_at, id) include (paid_cents, payment_method) where paid_cents > 0 and not is_online;

-- What happened to an invoice; never changed.
create table invoice_event (
  invoice_id bigint not null references invoice,
  seq int not null,
  event text not null,
  at timestamptz not null,
  -- Null: the provider or a job of the portal.
  account_id bigint references account,
  as_role text,
  from_status text not null,
  to_status text not null,
  amount_cents bigint,
  remark text,
  data jsonb not null default '{}',
  primary key (invoice_id, seq)
);
create trigger invoice_event_kept before update or delete on invoice_event
  for each row execute function deny_change();
-- The history of earlier invoices begins with how they stand now.
insert into invoice_event (invoice_id, seq, event, at, from_status, to_status, amount_cents)
  select id, 1, 'ISSUED', created_at, status, status, amount_cents from invoice;

-- One try to pay an invoice through a provider. Its state is a copy of the provider's, never the browser's word.
create table payment (
  id bigint generated always as identity primary key,
  payment_key text not null unique,
  invoice_id bigint not null references invoice,
  provider text not null check (provider in ('STRIPE', 'SANDBOX')),
  -- The connected account that receives it; null: the account of the key itself.
  account text,
  -- Of the provider: the payment, and the page where it is paid.
  provider_payment_id text,
  provider_session_id text,
  status text not null default 'STARTED'
    check (status in ('STARTED', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'VOIDED')),
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null default 'HKD' check (currency = 'HKD'),
  received_cents bigint not null default 0 check (received_cents between 0 and amount_cents),
  -- What the provider has given back.
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and received_cents),
  -- What has been promised back, done or under way; kept by a trigger.
  reserved_cents bigint not null default 0 check (reserved_cents between 0 and received_cents),
  is_settled boolean not null default false,
  -- Paid although the invoice was settled otherwise in the meantime: it has to be given back.
  is_surplus boolean not null default false,
  failure_code text,
  card text,
  paid_at timestamptz,
  started_by_id bigint not null references account,
  created_at timestamptz not null default now(),
  -- What the provider was asked for: asked again, it is asked for the same, word for word.
  wish jsonb,
  -- When the provider was last asked how it stands, and how often: an answer that another one overtook is not believed.
  looked_at timestamptz,
  looks int not null default 0,
  unique (provider, provider_payment_id),
  unique (provider, provider_session_id)
);
create unique index payment_under_way on payment (invoice_id) where status in ('STARTED', 'PROCESSING');
create index payment_invoice on payment (invoice_id, id);
create index payment_received on payment (paid_at, id) include (received_cents) where received_cents > 0;
create index payment_surplus on payment (paid_at, id) where is_surplus and reserved_cents < received_cents;
create index payment_to_look_at on payment (looked_at nulls first, id)
  where status in ('STARTED', 'PROCESSING') or (status = 'SUCCEEDED' and not is_settled);

-- What is given back of a payment: before it is settled the whole of it (VOID), afterwards all or a part (REFUND).
create table refund (
  id bigint generated always as identity primary key,
  refund_key text not null unique,
  payment_id bigint not null references payment,
  kind text not null check (kind in ('VOID', 'REFUND')),
  amount_cents bigint not null check (amount_cents > 0),
  reason text not null,
  status text not null default 'STARTED' check (status in ('STARTED', 'PENDING', 'SUCCEEDED', 'FAILED')),
  provider_refund_id text unique,
  failure_code text,
  -- Null: given back by the provider or on its own pages.
  account_id bigint references account,
  as_role text,
  created_at timestamptz not null default now(),
  done_at timestamptz
);
create index refund_payment on refund (payment_id, id);
create index refund_done on refund (done_at, id) include (amount_cents) where status = 'SUCCEEDED';
-- One at a time: the next is decided by what is left after the first.
create unique index refund_under_way on refund (payment_id)
  where status in ('STARTED', 'PENDING') and account_id is not null;
-- What the provider still has to be asked for, or to say how it went.
create index refund_open on refund (id) where status in ('STARTED', 'PENDING');

-- The sum of all refunds can never exceed what was received: the check of payment.reserved_cents refuses the row.
create function reserve_refund() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'refunds are never deleted'; end if;
  if tg_op = 'UPDATE' and new.payment_id <> old.payment_id then raise exception 'a refund stays with its payment'; end if;
  -- Whoever else reserves waits here, and then counts this one too: each statement sees what was committed before it.
  perform 1 from payment where id = new.payment_id for update;
  update payment set reserved_cents = (
    select coalesce(sum(amount_cents), 0) from refund where payment_id = new.payment_id and status <> 'FAILED'
  ) where id = new.payment_id;
  return null;
end $$;
create trigger refund_reserves after insert or update or delete on refund for each row execute function reserve_refund();

-- What a provider told, stored as it came before anything is done with it; each event once.
create table payment_event (
  id bigint generated always as identity primary key,
  provider text not null,
  event_id text not null,
  account text,
  type text not null,
  provider_payment_id text,
  body bytea not null,
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  outcome text not null check (outcome in ('TAKEN', 'NOT_OURS', 'OTHER_ACCOUNT', 'NOT_ABOUT_MONEY')),
  unique (provider, event_id)
);

-- Whom the portal receives card payments for.
create table payment_connection (
  provider text primary key check (provider in ('STRIPE', 'SANDBOX')),
  account text,
  name text not null default '',
  is_charging boolean not null default false,
  is_paying_out boolean not null default false,
  requirements text[] not null default '{}',
  connected_by_id bigint references account,
  connected_at timestamptz not null default now(),
  looked_at timestamptz
);

-- The sandbox is a provider of its own; these are its books, and nothing but its own code writes them.
create table sandbox_payment (
  id text primary key,
  session_id text not null unique,
  idempotency_key text not null unique,
  account text,
  reference text not null,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null,
  status text not null check (status in ('OPEN', 'CHALLENGED', 'SUCCEEDED', 'FAILED', 'CANCELLED')),
  failure_code text,
  card text,
  -- Cards that were declined; after too many the payment has failed for good.
  declined int not null default 0,
  return_url text not null,
  paid_at timestamptz,
  settles_at timestamptz,
  created_at timestamptz not null default now()
);
create table sandbox_refund (
  id text primary key,
  payment_id text not null references sandbox_payment,
  idempotency_key text not null unique,
  amount_cents bigint not null check (amount_cents > 0),
  kind text not null check (kind in ('VOID', 'REFUND')),
  status text not null check (status in ('SUCCEEDED', 'FAILED')),
  created_at timestamptz not null default now()
);
create index sandbox_refund_payment on sandbox_refund (payment_id);
create index sandbox_payment_newest on sandbox_payment (created_at);
create table sandbox_event (
  id text primary key,
  account text,
  type text not null,
  payment_id text not null references sandbox_payment,
  created_at timestamptz not null default now()
);

-- Reminders of overdue invoices.
alter table invoice add column reminded_at timestamptz;

-- Files that go out with a mail; the bytes lie where all files lie.
create table mail_attachment (
  mail_id bigint not null references mail,
  position int not null,
  file_id bigint not null references file,
  primary key (mail_id, position)
);

-- Bank statements: each line once, however often its file is uploaded.
create table bank_statement (
  id bigint generated always as identity primary key,
  statement_key text not null unique,
  file_name text not null,
  sha256 text not null unique,
  account_id bigint not null references account,
  at timestamptz not null default now(),
  line_count int not null
);
create table bank_line (
  id bigint generated always as identity primary key,
  line_key text not null unique,
  statement_id bigint not null references bank_statement,
  position int not null,
  booked_on date not null,
  amount_cents bigint not null,
  reference text not null,
  payer text not null default '',
  -- The bank's own number of the booking; with the day, amount and text it tells a line that came before.
  bank_no text not null default '',
  fingerprint text not null unique,
  status text not null check (status in ('MATCHED', 'DOUBTFUL', 'UNKNOWN', 'IGNORED', 'CONFIRMED')),
  invoice_id bigint references invoice,
  reasons text[] not null default '{}',
  decided_by_id bigint references account,
  decided_at timestamptz,
  unique (statement_id, position)
);
create index bank_line_waiting on bank_line (booked_on, id) where status in ('MATCHED', 'DOUBTFUL', 'UNKNOWN');
-- One line pays one invoice.
create unique index bank_line_invoice on bank_line (invoice_id) where status = 'CONFIRMED';

-- A list is taken along as text or as a workbook.
alter table export_ticket add column format text not null default 'CSV' check (format in ('CSV', 'XLSX'));
