/** The texts that are accepted: terms and privacy by each account, cookies by each browser. */
export const LEGAL_KINDS = ['TERMS', 'PRIVACY', 'COOKIES'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];
