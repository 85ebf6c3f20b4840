import type { CertificateStatus, PageFacts } from '#modules/applications/applications/rules/index.ts';

/** What is true of a certificate, for the rules of its table; all else follows from the moment of asking. */
export type CertificateLifeFacts = PageFacts & {
  CertificateStatusCode: CertificateStatus;
  /** Where RESUME leads: the status before the suspension. */
  StatusBefore: CertificateStatus | null;
  Kind: 'CERTIFICATE' | 'STATEMENT';
  /** The last valid day in Hong Kong, YYYY-MM-DD; null where it has none. */
  ExpiryDate: string | null;
  IsExtensionAllowed: boolean;
  /** Its service has a cycle and assesses renewals. */
  HasRenewal: boolean;
  /** The day from which its renewal may begin, YYYY-MM-DD. */
  RenewalOpens: string | null;
  /** A renewal that has been opened and has not ended; one that still waits for its window is none. */
  HasOpenRenewal: boolean;
  /** A disclosure document is being made at the moment. */
  IsDisclosureUnderWay: boolean;
};
