/**
 * Public interface of the content rules for other modules: cookie of closed announcements, parts of legal
 * texts, FAQ search, preview endpoint and content types.
 */

export type { ShownAnnouncement } from './announcement-contract.ts';
export { closedCookie, closedIn } from './closed-announcements.ts';
export { contentPreviewRoutes, type LegalDocument } from './contract.ts';
export { type HtmlPart, htmlParts } from './html-parts.ts';
export type { ContentKind } from './kinds.ts';
export { searchFaq } from './search-faq.ts';
export type { ContentOf, FaqGroup, HomeBlock, HomeContent } from './shapes.ts';
