type Page = { Revision: number; ExpiryDate: string | null };

/**
 * Whether a later page has come into force since this one was made, or the expiry date that it shows is no longer valid: the
 * outcome of the assessment has to be printed again.
 *
 * @param lastDay the expiry date that a page of its application shows now
 */
export const isOlderPage = (
  page: Page,
  certificate: { Revision: number; Kind: 'CERTIFICATE' | 'STATEMENT' },
  lastDay: string | null,
): boolean =>
  page.Revision < certificate.Revision || (certificate.Kind === 'CERTIFICATE' && page.ExpiryDate !== lastDay);
