/**
 * Loads one page of the public register with its filters, order and the number of valid certificates;
 * unpublished, unlisted and erroneously issued certificates are excluded.
 */

import { type RawBuilder, sql } from 'kysely';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { shownVerdict, type Verdict, verdictOf } from '#modules/certification/certificates/rules/index.ts';
import { matches, ORDER } from '#modules/certification/certificates/server/index.ts';
import type { RegisterQuery, RegisterResult } from '#modules/public/site/rules/index.ts';
import { TOTAL_CAP } from '#platform/common/contract/list.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { cacheQuery } from '#platform/server/database/cached-query.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { listPage } from '#platform/server/database/list-page.ts';
import { literals } from '#platform/server/database/literals.ts';
import { countCapped } from '#platform/server/database/page.ts';
import type { Portal } from '#platform/server/http/context.ts';
import type { RegisterRow } from '../rules/contract.ts';
import { formerNames } from './former-names.ts';

/**
 * Certificates in the public register. Excludes unpublished ones, those issued in error, and those unlisted
 * by the certification body, whatever their later status.
 */
const isListed = sql<boolean>`certificate.certificate_status_code in (${literals(certificateStatuses.listed)})
  and not certificate.is_unlisted`;

/** First day of validity, from the last event before publication. */
const startOf = sql<string>`coalesce(
  (select effective_on from certificate_event
    where certificate_id = certificate.id and to_status in (${literals(certificateStatuses.unpublished)}) order by seq desc limit 1),
  certificate.effective_date)`;

const isStatus = (list: keyof typeof certificateStatuses) =>
  sql`certificate.certificate_status_code in (${literals(certificateStatuses[list])})`;

/** Condition for a verdict on a day: the SQL equivalent of `verdictOf` and `shownVerdict`. */
function hasVerdict(verdict: Verdict, today: string): RawBuilder<boolean> {
  const isPast = sql`coalesce(certificate.expiry_date < ${today}, false)`;
  // The start is only looked up if a later revision's date could hide it.
  const isStarted = sql`(certificate.effective_date <= ${today} or ${startOf} <= ${today})`;
  switch (verdict) {
    case 'VALID':
      return sql<boolean>`${isStatus('listedValid')} and ${isStarted} and not ${isPast}`;
    case 'SUSPENDED':
      return sql<boolean>`${isStatus('suspended')} and ${isStarted} and not ${isPast}`;
    case 'EXPIRED':
      return sql<boolean>`${isStarted} and (${isStatus('expired')} or ${isStatus('listedInForce')} and ${isPast})`;
    case 'TERMINATED':
      return sql<boolean>`${isStatus('terminated')} and certificate.kind = 'CERTIFICATE'`;
    case 'WITHDRAWN':
      return sql<boolean>`${isStatus('terminated')} and certificate.kind = 'STATEMENT'`;
    case 'NOT_YET_VALID':
      return sql<boolean>`${isStatus('renewable')} and not ${isStarted}`;
    default:
      return sql<boolean>`false`;
  }
}

/** Number of listed certificates that are valid now, at most the limit of list counts. */
const validCount = cacheQuery(30_000, async (db: Db) => {
  const valid = db
    .selectFrom('Certificate')
    .select('Certificate.Id')
    .where(isListed)
    .where(hasVerdict('VALID', hongKongDate(new Date())));
  return Math.min((await countCapped(db, valid)).Total, TOTAL_CAP);
});

/** One page of the public register. */
export async function loadRegister(
  { db }: Pick<Portal, 'db'>,
  query: RegisterQuery,
  at: Date = new Date(),
): Promise<RegisterResult> {
  const today = hongKongDate(at);
  const found = filtered(db, query, today);
  const { Page: _page, PageSize: _size, Sort: _sort, ...filters } = query;
  const [{ Rows: rows, ...total }, ValidCount] = await Promise.all([
    listPage(db, {
      name: `register ${JSON.stringify(filters)}`,
      rows: sorted(found, query),
      counted: found.select('Certificate.Id'),
      query,
    }),
    validCount(db),
  ]);
  const names = await formerNames(
    db,
    rows.map((row) => row.CertificateNo),
  );
  return {
    Rows: rows.map((row) => ({
      ...registerRow(row, today),
      FormerNames: names.get(row.CertificateNo) ?? [],
    })),
    ...total,
    ValidCount,
  };
}

function filtered(db: Db, query: RegisterQuery, today: string) {
  const { ServiceKey, TagCode, IndustryCode, Verdict, From, To, Search } = query;
  return db
    .selectFrom('Certificate')
    .where(isListed)
    .where(matches(Search))
    .$if(ServiceKey !== undefined, (some) =>
      some.where('Certificate.ServiceId', '=', (eb) =>
        eb.selectFrom('Service').select('Service.Id').where('Service.ServiceKey', '=', String(ServiceKey)),
      ),
    )
    .$if(TagCode !== undefined, (some) =>
      some.where('Certificate.ServiceId', 'in', (eb) =>
        eb.selectFrom('Service').select('Service.Id').where(sql<boolean>`tags @> array[${TagCode}]::text[]`),
      ),
    )
    .$if(IndustryCode !== undefined, (some) =>
      some.where(
        sql<boolean>`exists (select from application
          where application.id = certificate.application_id and application.industry_code = ${IndustryCode})`,
      ),
    )
    .$if(Verdict !== undefined, (some) => some.where(hasVerdict(Verdict ?? 'UNKNOWN', today)))
    .$if(From !== undefined, (some) => some.where('Certificate.EffectiveDate', '>=', String(From)))
    .$if(To !== undefined, (some) => some.where('Certificate.EffectiveDate', '<=', String(To)));
}

function sorted(found: ReturnType<typeof filtered>, { Sort = '-EffectiveDate' }: RegisterQuery) {
  const isDown = Sort.startsWith('-');
  const column = Sort.replace('-', '') as keyof typeof ORDER;
  return found
    .select([
      'Certificate.CertificateNo',
      'Certificate.Kind',
      'Certificate.OrgName',
      'Certificate.ServiceName',
      'Certificate.CertificateStatusCode',
      'Certificate.EffectiveDate',
      'Certificate.ExpiryDate',
      'Certificate.Revision',
      startOf.as('Start'),
    ])
    .orderBy(ORDER[column], (order) => {
      const directed = isDown ? order.desc() : order.asc();
      // Only this column has nulls; on others, the clause would prevent the use of the index.
      return column === 'ExpiryDate' ? directed.nullsLast() : directed;
    })
    .orderBy(sql`certificate.id`, isDown ? 'desc' : 'asc');
}

function registerRow(
  { Start, ...row }: Omit<RegisterRow, 'Verdict' | 'FormerNames'> & { Start: string },
  today: string,
): Omit<RegisterRow, 'FormerNames'> {
  const verdict = verdictOf(row.CertificateStatusCode, { Start, ExpiryDate: row.ExpiryDate }, today);
  return { ...row, Verdict: shownVerdict(row.Kind, verdict) };
}
