/**
 * Accreditation files: a signed ZIP with the complete record of one certificate, for an accreditation body.
 */
import { defineModule } from '#platform/common/module.ts';
import { accreditationFilesEvents } from './rules/events.ts';
import { accreditationFilesNotices } from './rules/notices.ts';
import { accreditationFilesPermissions } from './rules/permissions.ts';
import { accreditationFilesSettings } from './rules/settings.ts';
import { accreditationFileTexts } from './texts/accreditation-file.ts';

const texts = { accreditationFile: accreditationFileTexts };

export const module = defineModule({
  name: 'certification/accreditation-files',
  uses: [
    'applications/applications',
    'applications/assessments',
    'applications/comments',
    'applications/nonconformities',
    'billing/invoices',
    'catalogue/forms',
    'catalogue/services',
    'certification/certificates',
    'certification/credentials',
    'certification/transparency-log',
    'identity/accounts',
    'identity/sign-in',
    'messaging/notification-centre',
  ],
  permissions: accreditationFilesPermissions,
  notices: accreditationFilesNotices,
  events: accreditationFilesEvents,
  settings: accreditationFilesSettings,
  texts,
});

type AccreditationFilesTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends AccreditationFilesTexts {}
}
