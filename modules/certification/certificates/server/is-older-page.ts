type Page = { Revision: number; ExpiryDate: string | null };
type Certificate = Page & { Kind: 'CERTIFICATE' | 'STATEMENT' };

/**
 * Whether a later page has come into force since this one was made, or the last valid day that it shows no longer
 * holds: what the assessment decided has to be printed anew.
 */
export const isOlderPage = (
  page: Page,
  certificate: Certificate,
  application: { ExpiryDate: string | null },
): boolean =>
  page.Revision < certificate.Revision ||
  (certificate.Kind === 'CERTIFICATE' &&
    page.ExpiryDate !== (application.ExpiryDate ?? certificate.ExpiryDate));
