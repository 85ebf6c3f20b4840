import type { CertificateLog } from '#modules/certification/transparency-log/rules/index.ts';

/** What anybody can check for themselves, as it goes along. */
export type AccreditationFileProofs = CertificateLog & {
  /** Null where nothing is in force yet. */
  Credential: { Path: string } | null;
};
