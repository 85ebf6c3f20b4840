type Page = { Revision: number; ExpiryDate: string | null };

/**
 * True if an application's certificate page is out of date and has to be generated again: a later page has
 * come into force, or its expiry date differs from `lastDay`, the date that it would show now.
 */
export const isOlderPage = (
  page: Page,
  certificate: { Revision: number; Kind: 'CERTIFICATE' | 'STATEMENT' },
  lastDay: string | null,
): boolean =>
  page.Revision < certificate.Revision || (certificate.Kind === 'CERTIFICATE' && page.ExpiryDate !== lastDay);
