import { sql } from 'kysely';
import { matches } from '#modules/certification/certificates/server/index.ts';
import type { DisclosureQuery, DisclosureResult } from '#modules/public/site/rules/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { listPage } from '#platform/server/database/list-page.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { disclosureUrl, isDisclosing } from './disclosed.ts';

/**
 * Loads one page of the public list of disclosure documents with its filters: one for each published
 * certificate, newest first unless sorted otherwise.
 */
export async function loadDisclosures(
  { db }: Pick<Portal, 'db'>,
  query: DisclosureQuery,
  at: Date = new Date(),
): Promise<DisclosureResult> {
  const found = filtered(db, query, hongKongDate(at));
  const direction = query.Sort === 'PublishedOn' ? 'asc' : 'desc';
  const { Page: _page, PageSize: _size, Sort: _sort, ...filters } = query;
  const { Rows, ...total } = await listPage(db, {
    name: `disclosure ${JSON.stringify(filters)}`,
    rows: found
      .select([
        'Certificate.CertificateNo',
        'Certificate.OrgName',
        'Certificate.ServiceName',
        'File.Size',
        // Day on which the certificate was last listed, or a newer disclosure document was submitted.
        sql<string>`certificate.disclosed_on`.as('PublishedOn'),
      ])
      .orderBy('Certificate.DisclosedOn', direction)
      .orderBy('Certificate.Id', direction),
    counted: found.select('Certificate.Id'),
    query,
  });
  return {
    Rows: Rows.map((row) => ({ ...row, DownloadUrl: disclosureUrl(row.CertificateNo) })),
    ...total,
  };
}

function filtered(db: Db, { Search, ServiceKey, From, To }: DisclosureQuery, today: string) {
  return (
    db
      .selectFrom('Certificate')
      .innerJoin('File', 'File.FileKey', 'Certificate.DisclosureFile')
      .where(isDisclosing(today))
      // Redundant with the join, but required to match the partial index.
      .where('Certificate.DisclosureFile', 'is not', null)
      .where(matches(Search))
      .$if(ServiceKey !== undefined, (some) =>
        some.where('Certificate.ServiceId', '=', (eb) =>
          eb.selectFrom('Service').select('Service.Id').where('Service.ServiceKey', '=', String(ServiceKey)),
        ),
      )
      .$if(From !== undefined, (some) => some.where('Certificate.DisclosedOn', '>=', String(From)))
      .$if(To !== undefined, (some) => some.where('Certificate.DisclosedOn', '<=', String(To)))
  );
}
