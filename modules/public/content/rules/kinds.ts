/** The texts that are accepted: terms and privacy by each account, cookies by each browser. */
export const LEGAL_KINDS = ['TERMS', 'PRIVACY', 'COOKIES'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** What the body writes itself and publishes in versions. */
export const CONTENT_KINDS = [...LEGAL_KINDS, 'FAQ', 'HOME', 'ANNOUNCEMENTS'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export const isLegal = (kind: ContentKind): kind is LegalKind => LEGAL_KINDS.some((one) => one === kind);
