/** What other modules may use of this one; everything else is its own. */
export { contentTexts } from '../texts/content.ts';
export { ConsentDialog } from './consent-dialog.tsx';
export { RichHtml } from './rich-html.tsx';
export { acceptedVersions, isFirstTime, type TermsNews, termsNews } from './terms-news.ts';
