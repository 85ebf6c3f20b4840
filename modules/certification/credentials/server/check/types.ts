import type { Selectable } from 'kysely';
import type { StatusEvent } from '#modules/certification/certificates/rules/index.ts';
import type { CertificateRecord, DocumentRecord } from '#modules/certification/certificates/server/index.ts';
import type { Leaves } from '#modules/certification/transparency-log/server/index.ts';
import type { Tables } from '#platform/server/database/tables.ts';

/** Every way in which a certificate's proofs can disagree; `CERT_CHECK_<name>` says what it means and what to do. */
export const CHECKS = [
  'RECORD_BROKEN',
  'EVENTS_BROKEN',
  'STATUS_NOT_EVENTS',
  'REGISTER_DIFFERS',
  'SECOND_CERTIFICATE',
  'PAGE_MISSING',
  'PAGE_BEHIND',
  'FILE_MISSING',
  'FILE_CHANGED',
  'SIGNATURE_BROKEN',
  'SIGNATURE_FOREIGN',
  'SIGNATURE_UNSTAMPED',
  'PAGE_DIFFERS',
  'CREDENTIAL_MISSING',
  'CREDENTIAL_BROKEN',
  'CREDENTIAL_DIFFERS',
  'STATUS_BIT',
  'LOG_DIFFERS',
  'SIGNER_ENDS',
] as const;
export type CheckName = (typeof CHECKS)[number];

export type CheckedEvent = StatusEvent &
  Pick<Selectable<Tables['CertificateEvent']>, 'Seq' | 'FromStatus' | 'At'> & {
    /** What the change itself moved the last day to; `ExpiryDate` is what held from then on. */
    MovedTo: string | null;
  };

/** A certificate with all that is kept of it, as it was read together. */
export type CheckedCertificate = {
  Certificate: CertificateRecord;
  Events: readonly CheckedEvent[];
  Documents: readonly DocumentRecord[];
  Credentials: readonly Selectable<Tables['Credential']>[];
  Leaves: Leaves;
  /**
   * The number of the certificate that it should have updated: it came from a surveillance, renewal or special
   * assessment of an organisation that held that one already (before November 2026 clients could begin these
   * without naming a certificate). Null where all is well.
   */
  ShouldHaveUpdated: string | null;
};
