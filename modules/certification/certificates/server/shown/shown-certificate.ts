import type { Db } from '#platform/server/database/connect.ts';
import type { StatusEvent } from '../../rules/verdict.ts';
import type { CertificateRecord } from '../intent.ts';
import { certificateEvents, findCertificate, mayBeShown } from './find-certificate.ts';

type Shown = { Certificate: CertificateRecord; Events: StatusEvent[] };

/** No certificate has this id; its story is asked for where there is none. */
const NOBODY = 0;

/**
 * The certificate of a number with its story, for whoever may be shown it; null for everybody else. Whatever the reason,
 * the database is asked the same: how long the answer takes tells a number that is kept from one that does not exist
 * no better than its words do.
 */
export async function shownCertificate(
  db: Db,
  number: string,
  code: string | undefined,
): Promise<Shown | null> {
  const certificate = await findCertificate(db, number);
  const Events = await certificateEvents(db, certificate?.Id ?? NOBODY);
  return certificate && mayBeShown(certificate, Events, code) ? { Certificate: certificate, Events } : null;
}
