/** Exports: lists and documents generated in the background as files for download. */
import { defineModule } from '#platform/common/module.ts';
import { exportsEvents } from './rules/events.ts';
import { exportsNotices } from './rules/notices.ts';
import { exportTexts } from './texts/export.ts';

const texts = { export: exportTexts };

export const module = defineModule({
  name: 'operations/exports',
  uses: [
    'applications/applications',
    'billing/invoices',
    'catalogue/forms',
    'catalogue/services',
    'certification/accreditation-files',
    'certification/certificates',
    'identity/accounts',
    'identity/sign-in',
    'messaging/notification-centre',
  ],
  notices: exportsNotices,
  events: exportsEvents,
  texts,
});

type ExportsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends ExportsTexts {}
}
