type Page = { Revision: number; ExpiryDate: string | null };

/**
 * Whether a later page has come into force since this one was made, or the last valid day that it shows no longer
 * holds: what the assessment decided has to be printed anew.
 *
 * @param lastDay the day that a page of its application gives now
 */
export const isOlderPage = (
  page: Page,
  certificate: { Revision: number; Kind: 'CERTIFICATE' | 'STATEMENT' },
  lastDay: string | null,
): boolean =>
  page.Revision < certificate.Revision || (certificate.Kind === 'CERTIFICATE' && page.ExpiryDate !== lastDay);
