import type { DisclosureQuery, DisclosureResult } from '@assay/shared/site/page.ts';
import { sql } from 'kysely';
import { matches } from '../certificate/matches.ts';
import { countCapped, pageOf } from '../db/page.ts';
import type { Portal } from '../http/context.ts';

/** The day on which the certificate last came into the register. */
const publishedOn = sql<string>`(select max(effective_on) from certificate_event
  where certificate_id = certificate.id and event = 'PUBLISHED')`;

/** Disclosure documents of published certificates, the newest first: one for each, that of the revision in force. */
export async function loadDisclosures(
  { db }: Pick<Portal, 'db'>,
  query: DisclosureQuery,
): Promise<DisclosureResult> {
  const found = db
    .selectFrom('Certificate')
    .innerJoin('CertificateDocument', (join) =>
      join
        .onRef('CertificateDocument.CertificateId', '=', 'Certificate.Id')
        .onRef('CertificateDocument.Revision', '=', 'Certificate.Revision'),
    )
    .innerJoin('Application', 'Application.Id', 'CertificateDocument.ApplicationId')
    .where('Certificate.CertificateStatusCode', 'in', ['PUBLISHED', 'RENEWAL'])
    .where('Application.DisclosureFile', 'is not', null)
    .where(matches(query.Search));
  const { limit, offset } = pageOf(query);
  const direction = query.Sort === 'PublishedOn' ? 'asc' : 'desc';
  const page = found
    .select([
      'Certificate.CertificateNo',
      'Certificate.OrgName',
      'Certificate.ServiceName',
      publishedOn.as('PublishedOn'),
    ])
    .orderBy(publishedOn, direction)
    .orderBy('Certificate.Id', direction)
    .limit(limit)
    .offset(offset);
  const [Rows, total] = await Promise.all([page.execute(), countCapped(db, found.select('Certificate.Id'))]);
  return { Rows, ...total };
}
