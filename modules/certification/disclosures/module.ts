/** Disclosure documents: signed public summaries of an assessment, generated with a certificate. */
import { defineModule } from '#platform/common/module.ts';
import { disclosureTexts } from './texts/disclosure.ts';

const texts = { disclosure: disclosureTexts };

export const module = defineModule({
  name: 'certification/disclosures',
  uses: [
    'applications/applications',
    'catalogue/services',
    'certification/accreditation-files',
    'certification/certificates',
  ],
  texts,
});

type DisclosuresTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends DisclosuresTexts {}
}
