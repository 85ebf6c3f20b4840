import { defineModule } from '#platform/common/module.ts';
import { exportTexts } from './texts/export.ts';

const texts = { export: exportTexts };

export const module = defineModule({
  name: 'operations/exports',
  uses: [
    'applications/applications',
    'billing/finance-reports',
    'billing/invoices',
    'catalogue/forms',
    'catalogue/reference-data',
    'catalogue/services',
    'certification/accreditation-files',
    'certification/certificates',
    'certification/cycles',
    'identity/accounts',
    'identity/sign-in',
    'messaging/notification-centre',
    'operations/event-log',
    'public/translations',
    'support/conversations',
  ],
  texts,
});

type ExportsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends ExportsTexts {}
}
