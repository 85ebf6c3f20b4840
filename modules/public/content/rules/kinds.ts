/**
 * Kinds of public content that the certification body writes and publishes in versions (legal texts, FAQ,
 * home page, announcements), and which of them are legal texts.
 */
import { LEGAL_KINDS, type LegalKind } from '#modules/identity/accounts/rules/index.ts';

/** Kinds of content that the organisation writes and publishes in versions. */
export const CONTENT_KINDS = [...LEGAL_KINDS, 'FAQ', 'HOME', 'ANNOUNCEMENTS'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export const isLegal = (kind: ContentKind): kind is LegalKind => LEGAL_KINDS.some((one) => one === kind);
