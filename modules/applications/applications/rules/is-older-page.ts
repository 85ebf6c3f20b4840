type Page = { Revision: number; ExpiryDate: string | null };

/**
 * True if a later page has come into force since this one was generated, or the expiry date on it is no
 * longer valid, so the page has to be generated again. `lastDay` is the expiry date that a page of the
 * application would show now.
 */
export const isOlderPage = (
  page: Page,
  certificate: { Revision: number; Kind: 'CERTIFICATE' | 'STATEMENT' },
  lastDay: string | null,
): boolean =>
  page.Revision < certificate.Revision || (certificate.Kind === 'CERTIFICATE' && page.ExpiryDate !== lastDay);
