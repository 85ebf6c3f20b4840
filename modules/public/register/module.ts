/**
 * Public register: search for certificates, verification of one or many, downloads and machine-readable
 * formats.
 */
import { defineModule } from '#platform/common/module.ts';
import { registerEvents } from './rules/events.ts';
import { siteRegisterTexts } from './texts/site-register.ts';

const texts = { siteRegister: siteRegisterTexts };

export const module = defineModule({
  name: 'public/register',
  uses: [
    'applications/applications',
    'catalogue/services',
    'certification/certificates',
    'certification/credentials',
    'public/site',
  ],
  events: registerEvents,
  texts,
});

type RegisterTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends RegisterTexts {}
}
