/**
 * Public interface of the content module's web part for other modules: texts, cookie consent, HTML, terms
 * changes.
 */
export { contentTexts } from '../texts/content.ts';
export { ConsentDialog } from './consent-dialog.tsx';
export { RichHtml } from './rich-html.tsx';
export { acceptedVersions, isFirstAcceptance, type TermsChange, termsChanges } from './terms-changes.ts';
