/** Legal texts that users accept: terms and privacy policy per account, cookies per browser. */
export const LEGAL_KINDS = ['TERMS', 'PRIVACY', 'COOKIES'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];
