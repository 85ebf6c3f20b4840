/** What other modules may use of this one; everything else is its own. */
export { siteRegisterTexts } from '../texts/site-register.ts';
