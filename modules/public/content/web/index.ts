/** What other modules may use of this one; everything else is its own. */
export { contentTexts } from '../texts/content.ts';
export { ConsentDialog } from './consent-dialog.tsx';
export { RichHtml } from './rich-html.tsx';
export { acceptedVersions, isFirstAcceptance, type TermsChange, termsChanges } from './terms-changes.ts';
