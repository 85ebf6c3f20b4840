-- Invoices from before there were payments, as today's portal would have written them.

-- Nothing is owed for what was refused or cancelled, and where nothing is owed nothing waits to be paid.
create temporary table mended on commit drop as
  select invoice.id, case when amount_cents = 0 and application_status_code not in ('CANCELLED', 'REJECTED_STAFF')
    then 'PAID' else 'VOID' end as status
  from invoice join application on application.id = invoice.application_id
  where invoice.status in ('OPEN', 'PROOF_GIVEN')
    and (amount_cents = 0 or application_status_code in ('CANCELLED', 'REJECTED_STAFF'))
    and not exists (select from payment where invoice_id = invoice.id and payment.status in ('STARTED', 'PROCESSING'));
update invoice set status = mended.status, paid_at = case when mended.status = 'PAID' then created_at end
  from mended where mended.id = invoice.id;

-- The earlier history of an invoice stands in its application's.
create temporary table told on commit drop as
  select invoice_id, 1 + row_number() over step as seq, event, at, account_id, as_role,
    coalesce(lag(to_status) over step, 'OPEN') as from_status, to_status, amount_cents, remark, data
  from (
    select invoice.id as invoice_id, version, at, account_id, as_role, remark,
      case action when 'CANCEL' then 'CANCELLED' when 'REJECT_ASSESSOR' then 'CANCELLED' else action end as event,
      case action when 'PAY_NOW' then 'PROOF_GIVEN' when 'UNPAID' then 'PROOF_GIVEN' when 'BYPASS' then 'BYPASSED'
        when 'CANCEL' then 'VOID' when 'REJECT_ASSESSOR' then 'VOID' else 'PAID' end as to_status,
      case action when 'PAID' then amount_cents end as amount_cents,
      jsonb_strip_nulls(jsonb_build_object(
        'PaymentMethod', data->'PaymentMethod', 'TransactionNo', data->'TransactionNo',
        'Attachment', case when cardinality(attachment) > 0 then to_jsonb(attachment) end)) as data
    from (select id, application_id, amount_cents, status, created_at from invoice) as invoice
      join application_history using (application_id)
    where at >= created_at
      and (action in ('PAY_NOW', 'PAID', 'UNPAID', 'BYPASS', 'CHANGE_PAYMENT_DATE')
        or (action in ('CANCEL', 'REJECT_ASSESSOR') and status = 'VOID'))
      -- Those that lived on since then have a history of their own.
      and (select count(*) from invoice_event where invoice_id = invoice.id) = 1
      and (select count(*) from invoice as own where own.application_id = invoice.application_id) = 1
  ) as step
  window step as (partition by invoice_id order by version);
-- Only where it leads to where the invoice stands.
delete from told where invoice_id in (
  select invoice.id from invoice
    cross join lateral (select to_status from told where invoice_id = invoice.id order by seq desc limit 1) as last
  where last.to_status <> invoice.status);

-- Their first event was written by a migration, as they stood then; from here on it is never changed either.
alter table invoice_event disable trigger invoice_event_kept;
update invoice_event set from_status = 'OPEN', to_status = 'OPEN'
  where seq = 1 and invoice_id in (select invoice_id from told);
alter table invoice_event enable trigger invoice_event_kept;
insert into invoice_event (invoice_id, seq, event, at, account_id, as_role, from_status, to_status, amount_cents, remark, data)
  select invoice_id, seq, event, at, account_id, as_role, from_status, to_status, amount_cents, remark, data from told;
insert into invoice_event (invoice_id, seq, event, at, from_status, to_status, amount_cents)
  select mended.id, last.seq + 1, case mended.status when 'VOID' then 'CANCELLED' else 'PAID' end, now(),
    last.to_status, mended.status, case mended.status when 'PAID' then 0 end
  from mended
    cross join lateral (
      select seq, to_status from invoice_event where invoice_id = mended.id order by seq desc limit 1) as last
  where last.to_status <> mended.status;

-- They changed when something happened to them, not when the portal was brought up to date.
update invoice set updated_at = (select max(at) from invoice_event where invoice_id = invoice.id) where version = 1;

-- The number of a payment is what finance noted with it. The application's own may be a later one, of its review.
update invoice set transaction_no = noted.number
  from (
    select distinct on (application_id) application_id, trim(data->>'TransactionNo') as number
    from application_history where action = 'PAID' and trim(data->>'TransactionNo') <> ''
    order by application_id, version desc) as noted
  where noted.application_id = invoice.application_id and invoice.version = 1
    and invoice.paid_at is not null and not is_online;

-- Reminders of what is overdue already begin in a week, when finance has seen its queue, and for each client with one
-- invoice a day: nobody finds twenty mails in the morning after.
update invoice set reminded_at = now() + (late.place - 1) * interval '1 day'
  from (
    select id, row_number() over (partition by organisation_id order by due_on, id) as place
    from invoice
    where status = 'OPEN' and reminded_at is null and due_on < (now() at time zone 'Asia/Hong_Kong')::date
  ) as late
  where late.id = invoice.id;
