/** Public interface of the register module's web part for other modules: its texts. */
export { siteRegisterTexts } from '../texts/site-register.ts';
