/**
 * Plans each application of the large seed: which demo application is copied, for which organisation, how
 * far its dates are moved, and its new numbers, in realistic shares of statuses.
 */
import type pg from 'pg';
import { searchText } from '#platform/server/database/search-text.ts';

/**
 * Shares of application states in a certification body's tenth year, per 100 applications: open ones by
 * status, finished ones by certificate status.
 */
const SHARES: Readonly<Record<string, number>> = {
  DRAFT: 2,
  PENDING: 2,
  INPROGRESS: 2,
  UNDERREVIEW: 6,
  RETURNED: 1,
  REJECTED: 2,
  REJECTED_FLOW: 1,
  CERTIFIED: 1,
  REJECTED_STAFF: 3,
  CANCELLED: 4,
  ARCHIVED: 3,
  'COMPLETED EXPIRED': 30,
  'COMPLETED PUBLISHED': 32,
  'COMPLETED ACTIVE': 2,
  'COMPLETED SUSPENDED': 2,
  'COMPLETED TERMINATED': 7,
};

const SLOTS = 1_000;

/**
 * Returns about a thousand template ids, so that a random choice picks each as often as its share requires.
 */
function pickFrom(moulds: readonly { id: number; stands: string }[]): number[] {
  const known = Object.entries(SHARES).filter(([stands]) => moulds.some((mould) => mould.stands === stands));
  const whole = known.reduce((sum, [, share]) => sum + share, 0);
  return known.flatMap(([stands, share]) => {
    const own = moulds.filter((mould) => mould.stands === stands);
    return Array.from(
      { length: Math.round((share / whole) * SLOTS) },
      (_, at) => own[at % own.length]?.id ?? 0,
    );
  });
}

/** Finished applications are up to eight years old, open ones up to six weeks. */
const PAST_DAYS = 2_900;
const OPEN_DAYS = 45;
/** A valid certificate is younger than its first surveillance, so that nothing is due at once. */
const VALID_DAYS = 300;

/**
 * Creates `seed_copy`: one line per new application with its template, shift in days, organisation, ids,
 * numbers and search texts. The same database and count give the same result.
 */
export async function planCopies(client: pg.Client, count: number, organisations: number): Promise<void> {
  await client.query('select setseed(0.5)');
  await client.query(MOULDS);
  const { rows } = await client.query<{ id: string; stands: string }>(
    'select id, stands from seed_mould order by id',
  );
  await addServiceTexts(client);
  await client.query(SKEWED_ORGANISATION, [
    count,
    pickFrom(rows.map((row) => ({ ...row, id: Number(row.id) }))),
    organisations,
  ]);
  await client.query(COPIES);
  await client.query('create index on seed_copy (mould_id)');
  await client.query('create index on seed_copy (mould_certificate_id)');
  await client.query('create index on seed_copy (mould_invoice_id)');
  await client.query('analyze seed_copy');
  await client.query(COUNTERS);
}

/**
 * Only complete applications: no parts of a cycle without the others, and no payments recorded at the
 * provider.
 */
const MOULDS = `
  create temp table seed_mould as
  select application.id, certificate.id as certificate_id, invoice.id as invoice_id, application.service_id,
    concat_ws(' ', application_status_code,
      case when application_status_code = 'COMPLETED' then certificate_status_code end) as stands,
    case
      when current_step is not null or application_status_code in
        ('DRAFT', 'PENDING', 'INPROGRESS', 'RETURNED', 'REJECTED', 'REJECTED_FLOW', 'CERTIFIED') then ${OPEN_DAYS}
      when certificate_status_code in ('PUBLISHED', 'ACTIVE', 'SUSPENDED', 'PENDING')
        then greatest(0, least(${VALID_DAYS}, certificate.expiry_date - current_date - 1))
      else ${PAST_DAYS} end as most_days,
    application.application_no is not null as is_numbered,
    application.created_at, certificate.decision_date, invoice.created_at as invoiced_at
  from application
  left join certificate on certificate.application_id = application.id
  left join invoice on invoice.application_id = application.id and invoice.status <> 'VOID'
  where parent_id is null and external_entry_id is null
    and not exists (select from application child where child.parent_id = application.id)
    and not exists (select from payment join invoice paid on paid.id = payment.invoice_id
      where paid.application_id = application.id)
    and not exists (select from invoice other where other.application_id = application.id and other.id is distinct from invoice.id)`;

/** Search texts of each service, and its number format: prefix, width of the counter, suffix. */
async function addServiceTexts(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`
    select service.id, scheme_code, version.definition->'Name' as name, version.definition->>'NumberPattern' as pattern
    from service join lateral (
      select definition from service_version where service_id = service.id order by version_no desc limit 1) version on true`);
  await client.query(
    `create temp table seed_service (
      service_id bigint primary key, scheme text, words text, head text, width int, tail text)`,
  );
  for (const { id, scheme_code, pattern, name } of rows) {
    const [head = '', zeros = '', tail = ''] = pattern.split(/\{(0+)\}/);
    const serviceText = searchText(...Object.values<string>(name));
    const begin = head.replaceAll('{SchemeCode}', scheme_code);
    await client.query('insert into seed_service values ($1, $2, $3, $4, $5, $6)', [
      ...[id, scheme_code, serviceText, begin, zeros.length, tail],
    ]);
  }
}

const lpadded = (count: string, width: string) =>
  `lpad(${count}::text, greatest(${width}, length(${count}::text)), '0')`;

/** Formats a number as `writeNumber` does. */
const number = (year: string, count: string) =>
  `replace(replace(head || ${lpadded(count, 'width')} || tail, '{YYYY}', ${year}), '{YY}', right(${year}, 2))`;

/** Few organisations have many applications, and many have few. */
const SKEWED_ORGANISATION = `
  create temp table seed_drawn as
  select n, slots[1 + floor(random() * cardinality(slots))::int] as mould_id,
    random() as age, floor(power(random(), 2) * $3::int)::int as organisation_no
  from generate_series(1, $1::int) n, (select $2::bigint[] as slots) drawn`;

const year = (moment: string) => `to_char((${moment}) at time zone 'Asia/Hong_Kong', 'YYYY')`;

const COPIES = `
  create temp table seed_copy as
  with moved as (
    select seed_drawn.n, seed_mould.*, organisation_no, -floor(age * (most_days + 1))::int as days
    from seed_drawn join seed_mould on seed_mould.id = mould_id),
  dated as (
    select *, ${year('created_at + make_interval(days => days)')} as year,
      to_char(decision_date + days, 'YYYY') as certified,
      ${year('invoiced_at + make_interval(days => days)')} as invoiced
    from moved),
  numbered as (
    select dated.*, scheme, head, width, tail, seed_service.words as service_words,
      seed_organisation.organisation_id, client_id, seed_organisation.words as organisation_words,
      row_number() over (partition by scheme, year, is_numbered order by created_at + make_interval(days => days), dated.n)
        + coalesce(applications.value, 0) as application_count,
      row_number() over (partition by scheme, certified order by decision_date + days, dated.n)
        + coalesce(certificates.value, 0) as certificate_count,
      row_number() over (partition by invoiced order by invoiced_at + make_interval(days => days), dated.n)
        + coalesce(invoices.value, 0) as invoice_count
    from dated
    join seed_service using (service_id)
    join seed_organisation on seed_organisation.n = organisation_no
    left join number_counter applications on applications.name = 'application ' || scheme || ' ' || year
    left join number_counter certificates on certificates.name = 'certificate ' || scheme || ' ' || certified
    left join number_counter invoices on invoices.name = 'invoice ' || invoiced),
  named as (
    select *,
      case when is_numbered then 'A-' || ${number('year', 'application_count')} end as application_no,
      case when certificate_id is not null then ${number('certified', 'certificate_count')} end as certificate_no,
      case when invoice_id is not null then 'INV-' || invoiced || '-' || ${lpadded('invoice_count', '5')} end as invoice_no
    from numbered)
  select n, id as mould_id, certificate_id as mould_certificate_id, invoice_id as mould_invoice_id,
    days, make_interval(days => days) as shift, organisation_id, client_id, scheme, year, certified, invoiced,
    application_count, certificate_count, invoice_count,
    (select max(id) from application) + n as application_id,
    case when certificate_id is not null then (select max(id) from certificate) + n end as certificate_id,
    case when invoice_id is not null then (select max(id) from invoice) + n end as invoice_id,
    application_no, certificate_no, invoice_no,
    coalesce(lower(application_no) || ' ', '') || organisation_words || ' ' || service_words as application_search,
    lower(certificate_no) || ' ' || organisation_words || ' ' || service_words as certificate_search
  from named`;

/** The next real number of each series follows the last one assigned here. */
const COUNTERS = `
  insert into number_counter (name, value)
  select 'application ' || scheme || ' ' || year, max(application_count) from seed_copy
    where application_no is not null group by scheme, year
  union all
  select 'certificate ' || scheme || ' ' || certified, max(certificate_count) from seed_copy
    where certificate_id is not null group by scheme, certified
  union all
  select 'invoice ' || invoiced, max(invoice_count) from seed_copy where invoice_id is not null group by invoiced
  on conflict (name) do update set value = greatest(number_counter.value, excluded.value)`;
