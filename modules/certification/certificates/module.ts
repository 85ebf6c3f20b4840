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
    'certification/document-templates',
    'identity/organisations',
    'identity/sign-in',
    'messaging/notification-centre',
  ],
});
