/** Looks up a certificate by number for the public pages, without revealing which numbers exist. */
import type { Db } from '#platform/server/database/connect.ts';
import type { ScopedEvent } from '../../rules/scope-on.ts';
import type { CertificateRecord } from '../document-request.ts';
import { canBeShown, certificateHistoryEvents, findCertificate } from './find-certificate.ts';

type Shown = { Certificate: CertificateRecord; Events: ScopedEvent[] };

/** Id that no certificate has; used to run the same history query if the number is unknown. */
const NO_CERTIFICATE_ID = 0;

/**
 * The certificate of a number with its history, for readers who may see it; null for all others. The database queries are the
 * same whatever the reason, so that neither response time nor content reveals whether a number exists.
 */
export async function shownCertificate(
  db: Db,
  number: string,
  code: string | undefined,
): Promise<Shown | null> {
  const certificate = await findCertificate(db, number);
  const Events = await certificateHistoryEvents(db, certificate?.Id ?? NO_CERTIFICATE_ID);
  return certificate && canBeShown(certificate, Events, code) ? { Certificate: certificate, Events } : null;
}
