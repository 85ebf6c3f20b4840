/**
 * Reads for the public pages a certificate by its number as typed (in either case) and its history, and
 * decides whether it may be shown: listed ones to anyone, unlisted and withdrawn ones only with the code.
 */

import { sql } from 'kysely';
import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { ScopedEvent } from '../../rules/scope-on.ts';
import { STATUS_VERDICTS, type StatusEvent } from '../../rules/verdict.ts';
import type { CertificateRecord } from '../document-request.ts';
import { isRightCode } from './matches-certificate-code.ts';

/**
 * Finds a certificate for public look-ups by its number as typed; numbers are upper case, the input may not
 * be.
 */
export const findCertificate = (db: Db, number: string): Promise<CertificateRecord | undefined> =>
  db
    .selectFrom('Certificate')
    .selectAll()
    .where('CertificateNo', 'in', [...new Set([number, number.toUpperCase()])])
    .orderBy((eb) => eb('CertificateNo', '=', number), 'desc')
    .limit(1)
    .executeTakeFirst();

/** The certificate's history in order, each entry with the expiry date and the scope on its revision's page. */
export const certificateHistoryEvents = (db: Db, certificateId: number): Promise<ScopedEvent[]> =>
  db
    .selectFrom('CertificateEvent')
    .leftJoin('CertificateDocument', (join) =>
      join
        .onRef('CertificateDocument.CertificateId', '=', 'CertificateEvent.CertificateId')
        .onRef('CertificateDocument.Revision', '=', 'CertificateEvent.Revision'),
    )
    .select([
      'CertificateEvent.Event',
      'CertificateEvent.ToStatus',
      'CertificateEvent.EffectiveOn',
      'CertificateEvent.Revision',
    ])
    .select(
      sql<
        string | null
      >`coalesce(certificate_event.expiry_date::text, certificate_document.facts->>'ExpiryDate')`.as(
        'ExpiryDate',
      ),
    )
    .select(
      sql<Localized | null>`coalesce(certificate_event.scope_change->'After', certificate_document.facts->'Scope')`.as(
        'Scope',
      ),
    )
    .where('CertificateEvent.CertificateId', '=', certificateId)
    .orderBy('CertificateEvent.Seq')
    .execute();

/**
 * Whether its record may be shown publicly: listed certificates to anyone, unlisted and withdrawn ones only
 * with the code.
 */
export function canBeShown(
  certificate: Pick<CertificateRecord, 'CertificateStatusCode' | 'Code' | 'IsUnlisted'>,
  events: readonly StatusEvent[],
  code: string | undefined,
): boolean {
  const wasPublished = events.some((event) => STATUS_VERDICTS[event.ToStatus] === 'VALID');
  if (certificateStatuses.unpublished.includes(certificate.CertificateStatusCode) || !wasPublished)
    return false;
  return !isUnlisted(certificate) || isRightCode(code, certificate.Code);
}

/** Removed from the register, whatever its status became afterwards; then shown only with its code. */
export const isUnlisted = ({
  CertificateStatusCode,
  IsUnlisted,
}: Pick<CertificateRecord, 'CertificateStatusCode' | 'IsUnlisted'>): boolean =>
  IsUnlisted || certificateStatuses.withCode.includes(CertificateStatusCode);
