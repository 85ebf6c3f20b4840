import { defineModule } from '#platform/common/module.ts';

export const module = defineModule({
  name: 'certification/certificates',
  uses: [
    'applications/applications',
    'billing/invoices',
    'catalogue/forms',
    'catalogue/services',
    'certification/accreditation-files',
    'certification/credentials',
    'certification/cycles',
    'certification/disclosures',
    'certification/document-templates',
    'certification/transparency-log',
    'identity/organisations',
    'identity/sign-in',
    'messaging/notification-centre',
  ],
});
