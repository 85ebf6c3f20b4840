import type { CertificateLog } from '#modules/certification/transparency-log/rules/index.ts';

/** Proofs in the ZIP that anyone can verify without the certification body. */
export type AccreditationFileProofs = CertificateLog & {
  /** Null if no certificate page is in force yet. */
  Credential: { Path: string } | null;
};
