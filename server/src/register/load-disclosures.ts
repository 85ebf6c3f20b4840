import { hongKongDate } from '@assay/shared/format/dates.ts';
import type { DisclosureQuery, DisclosureResult } from '@assay/shared/site/page.ts';
import { sql } from 'kysely';
import { matches } from '../certificate/matches.ts';
import type { Db } from '../db/connect.ts';
import { countCapped, pageOf } from '../db/page.ts';
import type { Portal } from '../http/context.ts';
import { disclosureUrl, isDisclosing } from './disclosed.ts';

/** The day on which its certificate last came into the register, or a newer document was handed in. */
const publishedOn = sql<string>`(select max(effective_on) from certificate_event
  where certificate_id = certificate.id and event in ('PUBLISHED', 'DISCLOSED'))`;

/** Disclosure documents of published certificates, the newest first: one for each, that in force. */
export async function loadDisclosures(
  { db }: Pick<Portal, 'db'>,
  query: DisclosureQuery,
  at: Date = new Date(),
): Promise<DisclosureResult> {
  const found = filtered(db, query, hongKongDate(at));
  const { limit, offset } = pageOf(query);
  const direction = query.Sort === 'PublishedOn' ? 'asc' : 'desc';
  const page = found
    .select([
      'Certificate.CertificateNo',
      'Certificate.OrgName',
      'Certificate.ServiceName',
      'File.Size',
      publishedOn.as('PublishedOn'),
    ])
    .orderBy(publishedOn, direction)
    .orderBy('Certificate.Id', direction)
    .limit(limit)
    .offset(offset);
  const [rows, total] = await Promise.all([page.execute(), countCapped(db, found.select('Certificate.Id'))]);
  return {
    Rows: rows.map((row) => ({ ...row, DownloadUrl: disclosureUrl(row.CertificateNo) })),
    ...total,
  };
}

function filtered(db: Db, { Search, ServiceKey, From, To }: DisclosureQuery, today: string) {
  return db
    .selectFrom('Certificate')
    .innerJoin('File', 'File.FileKey', 'Certificate.DisclosureFile')
    .where(isDisclosing(today))
    .where(matches(Search))
    .$if(ServiceKey !== undefined, (some) =>
      some.where('Certificate.ServiceId', '=', (eb) =>
        eb.selectFrom('Service').select('Service.Id').where('Service.ServiceKey', '=', String(ServiceKey)),
      ),
    )
    .$if(From !== undefined, (some) => some.where(sql<boolean>`${publishedOn} >= ${From}`))
    .$if(To !== undefined, (some) => some.where(sql<boolean>`${publishedOn} <= ${To}`));
}
