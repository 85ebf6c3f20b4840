import type { CertificateStatus } from '#modules/applications/applications/rules/certificate-statuses.ts';
import type { CertificateLifeFacts } from '#modules/certification/certificates/rules/life-facts.ts';

/**
 * Example facts of a certificate in a given status (document uploaded, paid, long before its expiry date) as
 * input for tests of the certificate rules.
 */
export const certificate = (
  CertificateStatusCode: CertificateStatus,
  more: Partial<CertificateLifeFacts> = {},
): CertificateLifeFacts => ({
  CertificateStatusCode,
  StatusBefore: null,
  Kind: 'CERTIFICATE',
  ExpiryDate: '2028-03-13',
  Scope: { EN: 'Printing of books', CHT: '書籍印刷', CHS: '书籍印刷' },
  IsExtensionAllowed: false,
  IsDecisionRequired: false,
  HasRenewal: true,
  RenewalOpens: '2027-09-15',
  HasOpenRenewal: false,
  HasPage: true,
  IsPaid: true,
  IsByPassPayment: false,
  IsCertificateEnded: CertificateStatusCode === 'TERMINATED' || CertificateStatusCode === 'DELETED',
  RenewalPossibleUntil: null,
  IsPageUnderWay: false,
  IsDisclosureUnderWay: false,
  ...more,
});
