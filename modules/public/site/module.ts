/**
 * Public website: server-rendered pages, forms, machine-readable formats, and the first render of the app.
 */
import { defineModule } from '#platform/common/module.ts';
import { siteScreens } from './rules/screens.ts';
import { siteTexts } from './texts/site.ts';
import { siteHeadTexts } from './texts/site-head.ts';
import { sitePageTexts } from './texts/site-page.ts';

const texts = { site: siteTexts, siteHead: siteHeadTexts, sitePage: sitePageTexts };

export const module = defineModule({
  name: 'public/site',
  uses: [
    'applications/applications',
    'catalogue/forms',
    'catalogue/services',
    'certification/certificates',
    'certification/credentials',
    'certification/transparency-log',
    'identity/accounts',
    'identity/sign-in',
    'public/content',
    'public/followers',
    'public/register',
    'public/translations',
    'support/conversations',
  ],
  screens: siteScreens,
  texts,
});

type SiteTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends SiteTexts {}
}
