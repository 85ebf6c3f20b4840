/**
 * Types of the check of certificate proofs: the names of all disagreements, each explained by the text
 * `CERT_CHECK_<name>`, and a certificate with all its records as read for the check.
 */
import type { Selectable } from 'kysely';
import type { StatusEvent } from '#modules/certification/certificates/rules/index.ts';
import type { CertificateRecord, DocumentRecord } from '#modules/certification/certificates/server/index.ts';
import type { Leaves } from '#modules/certification/transparency-log/server/index.ts';
import type { Tables } from '#platform/server/database/tables.ts';

/**
 * All ways in which a certificate's proofs can disagree; the text `CERT_CHECK_<name>` explains each and what
 * to do.
 */
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
  Pick<Selectable<Tables['CertificateEvent']>, 'Seq' | 'FromStatus' | 'At' | 'ScopeChange'> & {
    /** Last valid day that the change itself set; `ExpiryDate` is the one that applied afterwards. */
    MovedTo: string | null;
  };

/** A certificate with all its records, read from one snapshot. */
export type CheckedCertificate = {
  Certificate: CertificateRecord;
  Events: readonly CheckedEvent[];
  Documents: readonly DocumentRecord[];
  Credentials: readonly Selectable<Tables['Credential']>[];
  Leaves: Leaves;
  /**
   * Number of the certificate that it should have updated: it came from a surveillance, renewal or special
   * assessment of an organisation that already had that one (before November 2026 clients could start these
   * without naming a certificate). Null if there is no such problem.
   */
  ShouldHaveUpdated: string | null;
};
