/**
 * Certificate templates per service: editing, checks, previews, versions, and the logos and marks they
 * print.
 */
import { defineModule } from '#platform/common/module.ts';
import { documentTemplatesEvents } from './rules/events.ts';
import { documentTemplatesPermissions } from './rules/permissions.ts';
import { documentTemplatesScreens } from './rules/screens.ts';
import { templateTexts } from './texts/template.ts';

const texts = { template: templateTexts };

export const module = defineModule({
  name: 'certification/document-templates',
  uses: [
    'applications/applications',
    'catalogue/reference-data',
    'catalogue/services',
    'certification/certificates',
    'identity/accounts',
    'identity/sign-in',
  ],
  permissions: documentTemplatesPermissions,
  screens: documentTemplatesScreens,
  events: documentTemplatesEvents,
  texts,
});

type DocumentTemplatesTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends DocumentTemplatesTexts {}
}
