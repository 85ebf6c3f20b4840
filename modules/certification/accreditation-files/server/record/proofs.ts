import type { CertificateLog } from '#modules/certification/transparency-log/rules/index.ts';

/**
 * Type of the proofs in an accreditation file that anyone can verify without the certification body: public
 * log entries and the path of the credential, if any.
 */
export type AccreditationFileProofs = CertificateLog & {
  /** Null if no certificate page is in force yet. */
  Credential: { Path: string } | null;
};
