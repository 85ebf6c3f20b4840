import type { CertificateStatus, PageFacts } from '#modules/applications/applications/rules/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';

/**
 * Type of the facts about a certificate (status, expiry, renewal, documents in progress) on which its
 * workflow rules decide which actions are allowed.
 */
export type CertificateLifeFacts = PageFacts & {
  CertificateStatusCode: CertificateStatus;
  /** Status to which RESUME returns: the one before the suspension. */
  StatusBefore: CertificateStatus | null;
  Kind: 'CERTIFICATE' | 'STATEMENT';
  /** Last valid day in Hong Kong, YYYY-MM-DD; null if the certificate does not expire. */
  ExpiryDate: string | null;
  /** As the certificate prints it now. */
  Scope: Localized;
  IsExtensionAllowed: boolean;
  /** Its service has suspension, resumption, termination, extension and changes of the scope proposed and confirmed (decision 31). */
  IsDecisionRequired: boolean;
  /** Whether its service has a cycle and offers renewals. */
  HasRenewal: boolean;
  /** First day on which its renewal may begin, YYYY-MM-DD. */
  RenewalOpens: string | null;
  /** Whether a renewal is in progress; one that still waits for its window does not count. */
  HasOpenRenewal: boolean;
  /** Whether a disclosure document is currently being generated. */
  IsDisclosureUnderWay: boolean;
};
